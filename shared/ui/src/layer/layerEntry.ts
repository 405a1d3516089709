import { BEFORE_POPSTATE } from './letLayersGoFirst.ts';

/**
 * An open layer (dialog, drawer) has its own entry in the browser's history, so that Back closes it before it leaves the page.
 * The router does not see these entries: they have the page's URL and the router's own state.
 *
 * No entry is left behind: a layer that is closed by other means steps back, and a page opened from inside a layer replaces
 * the entry. Writes to the history during such a step wait for its end.
 * (A page opened from a layer above another layer leaves the lower one's entry, which costs one more press of Back.)
 */
export interface LayerEntry {
  /** False after Back, or after another page replaced the entry. */
  isThere: () => boolean;
  /** Call when the layer was closed by other means than Back. */
  remove: () => void;
}

/** `page` identifies the document: after a reload an entry belongs to no layer. */
interface Mark {
  page: number;
  id: string;
}

interface State {
  /** The router's key of a page's entry. */
  key?: string;
  layer?: Mark;
}

interface Entry {
  id: string;
  onBack: () => void;
  /** The key of the page below. */
  below?: string;
  /** The router's replacement of the page below while the layer was open. */
  moved?: Parameters<History['replaceState']>;
}

/** How long to wait for a step back, in ms. */
const STEP_LIMIT = 1_000;

/** The open layers, the lowest first. */
let entries: Entry[] = [];
/** Ids of closed layers: Forward may return to their entries. */
const closed = new Set<string>();
/** Set during a step back that only removes an entry. */
let leaving: { moved?: Entry['moved']; waiting: (() => void)[] } | undefined;
/** The last handled event, because the handler may be called twice for one. */
let seen: PopStateEvent | undefined;
let shownKey: string | undefined;
let isInstalled = false;

const read = () => (history.state ?? {}) as State;
const top = () => entries.find(({ id }) => id === read().layer?.id);

/** @param onBack closes the layer; its entry is already gone */
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

/** Removes the entry of a layer that is closed after a reload, or after Back from another site. */
export function leaveStaleEntry(): void {
  const { layer, ...rest } = read();
  if (!layer || layer.page === performance.timeOrigin) return;
  install();
  history.replaceState(rest, '');
  leave();
}

/** Whether a mark belongs to no open layer. */
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

/** Patches `history` once per page, and handles `popstate` before the router. */
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
  // In a shell without `letLayersGoFirst` the router handles every step too, and reloads the page's data.
  addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  if (event === seen) return;
  seen = event;
  const { key, layer } = (event.state ?? {}) as State;
  if (leaving) {
    event.stopImmediatePropagation();
    // The layer below was closed too.
    if (isDead(layer)) return history.back();
    return finish(leaving);
  }
  const left = entries.slice(entries.findIndex(({ id }) => id === layer?.id) + 1).reverse();
  const lowest = left.at(-1);
  for (const entry of left) end(entry);
  // Back to the shown page: the router has nothing to do.
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
