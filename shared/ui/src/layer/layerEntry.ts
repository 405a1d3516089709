import { BEFORE_POPSTATE } from './letLayersGoFirst.ts';

/**
 * An open layer (dialog, drawer) has an entry of its own in the browser's history, so that Back closes it before it
 * leaves the page. The router never learns of these entries: they have the page's address and the router's own state.
 *
 * None is left behind: a layer that is closed otherwise steps back; a page that is opened from inside a layer takes
 * the entry's place. What is written to the history while such a step is under way waits for its end.
 * (A page opened from a layer above another layer leaves the lower one's entry: one press of Back more.)
 */
export interface LayerEntry {
  /** False when Back was pressed, or another page took the place. */
  isThere: () => boolean;
  /** The layer was closed by other means than Back. */
  remove: () => void;
}

/** `page` names the document: after a reload an entry is nobody's. */
interface Mark {
  page: number;
  id: string;
}

interface State {
  /** The router's name for the entry of a page. */
  key?: string;
  layer?: Mark;
}

interface Entry {
  id: string;
  onBack: () => void;
  /** The page below. */
  below?: string;
  /** What the router put in the place of the page below while the layer was open. */
  moved?: Parameters<History['replaceState']>;
}

/** A step back that has not come after so many ms never will: nobody waits for it any longer. */
const STEP_LIMIT = 1_000;

/** Open ones, the lowest first. */
let entries: Entry[] = [];
/** Ids of those that were closed: Forward may come back to them. */
const closed = new Set<string>();
/** Set while a step back is under way that only removes an entry. */
let leaving: { moved?: Entry['moved']; waiting: (() => void)[] } | undefined;
/** The last step, so that none is taken twice. */
let seen: PopStateEvent | undefined;
let shownKey: string | undefined;
let isInstalled = false;

const read = () => (history.state ?? {}) as State;
const top = () => entries.find(({ id }) => id === read().layer?.id);

/** @param onBack The entry is gone already: close the layer. */
export function addLayerEntry(onBack: () => void): LayerEntry {
  install();
  const entry: Entry = { id: Math.random().toString(36).slice(2), onBack };
  const add = () => {
    if (closed.has(entry.id)) return;
    entry.below = read().key;
    entries.push(entry);
    history.pushState({ ...read(), layer: { page: performance.timeOrigin, id: entry.id } satisfies Mark }, '');
  };
  afterLeaving(add);
  return {
    isThere: () => !closed.has(entry.id),
    remove: () => {
      const removed = end(entry);
      afterLeaving(() => {
        if (removed && read().layer?.id === entry.id) leave(entry.moved);
      });
    },
  };
}

/** After a reload, or Back from another site, the layer is shut and its entry still there. */
export function leaveStaleEntry(): void {
  const { layer, ...rest } = read();
  if (!layer || layer.page === performance.timeOrigin) return;
  install();
  history.replaceState(rest, '');
  leave();
}

/** Belongs to no layer that is open. */
const isDead = (layer?: Mark) => !!layer && (layer.page !== performance.timeOrigin || closed.has(layer.id));

function end(entry: Entry): boolean {
  if (closed.has(entry.id)) return false;
  closed.add(entry.id);
  entries = entries.filter((other) => other !== entry);
  return true;
}

function leave(moved?: Entry['moved']): void {
  const step: NonNullable<typeof leaving> = { moved, waiting: [] };
  leaving = step;
  history.back();
  setTimeout(() => leaving === step && finish(step), STEP_LIMIT);
}

function afterLeaving(go: () => void): void {
  if (leaving) leaving.waiting.push(go);
  else go();
}

/** Once in a page: every write of the router passes here, and every step back comes here first. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  shownKey = read().key;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state: State | null, title, url) =>
    afterLeaving(() => {
      const entry = state?.layer ? undefined : top();
      if (entry) {
        end(entry);
        replace(state, title, url);
      } else push(state, title, url);
      shownKey = read().key;
    });
  history.replaceState = (state: State | null, title, url) =>
    afterLeaving(() => {
      const entry = top();
      if (entry) entry.moved = [state, title, url];
      replace(entry ? { ...state, layer: read().layer } : state, title, url);
      shownKey = read().key;
    });
  addEventListener(BEFORE_POPSTATE, (event) => onPopState((event as CustomEvent<PopStateEvent>).detail));
  // Where the shell did not ask, the router hears of every step too, and loads the page's data again.
  addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  if (event === seen) return;
  seen = event;
  const { key, layer } = (event.state ?? {}) as State;
  if (leaving) {
    event.stopImmediatePropagation();
    // The one below was closed too.
    if (isDead(layer)) return history.back();
    return finish(leaving);
  }
  const left = entries.slice(entries.findIndex(({ id }) => id === layer?.id) + 1).reverse();
  const lowest = left.at(-1);
  for (const entry of left) end(entry);
  // Back to the page that is on screen anyway: nothing for the router to do.
  if (lowest ? key === lowest.below : isDead(layer) && key === shownKey) {
    event.stopImmediatePropagation();
    if (lowest?.moved) history.replaceState(...lowest.moved);
  } else shownKey = key;
  for (const { onBack } of left) onBack();
  if (isDead(layer)) leave();
}

function finish({ moved, waiting }: NonNullable<typeof leaving>): void {
  leaving = undefined;
  if (moved) history.replaceState(...moved);
  for (const go of waiting) afterLeaving(go);
}
