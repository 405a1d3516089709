import { BEFORE_POPSTATE } from './letLayersGoFirst.ts';

/**
 * An open layer (dialog, drawer) has its own entry in the browser's history, so that Back closes the layer before it
 * leaves the page. The router does not see these entries: they have the page's URL and the router's own state.
 *
 * No entry is left behind: a layer that closes in another way steps back; a page that is opened from inside a layer
 * replaces the entry. Writes to the history during such a step wait for its end.
 * (A page opened from a layer above another layer leaves the lower one's entry: one more press of Back.)
 */
export interface LayerEntry {
  /** False when Back was pressed, or another page replaced the entry. */
  isThere: () => boolean;
  /** The layer was closed by other means than Back. */
  remove: () => void;
}

/** @param onBack The entry is removed already: close the layer. */
export function addLayerEntry(onBack: () => void): LayerEntry {
  return historyLayers().add(onBack);
}

/** After a reload, or Back from another site, the layer is closed and its entry still there. */
export function leaveStaleEntry(): void {
  historyLayers().leaveStale();
}

interface HistoryLayers {
  add: typeof addLayerEntry;
  leaveStale: typeof leaveStaleEntry;
}

/**
 * Remotes of several releases bundle copies of this module. All of them use the layers of the first copy, so `history`
 * is patched once per page. Releases share this symbol: another interface needs another one.
 */
const LAYERS = Symbol.for('paw.layers.1');

function historyLayers(): HistoryLayers {
  const page = window as { [LAYERS]?: HistoryLayers };
  return (page[LAYERS] ??= createHistoryLayers());
}

/** `page` names the document: after a reload an entry belongs to no open layer. */
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
  /** The router's key of the page below. */
  below?: string;
  /** What the router wrote to the page's entry below while the layer was open. */
  moved?: Parameters<History['replaceState']>;
}

/** Time after which a step back counts as failed, and waiting writes continue. ms */
const STEP_LIMIT = 1_000;

function createHistoryLayers(): HistoryLayers {
  /** Entries of open layers, the lowest first. */
  let entries: Entry[] = [];
  /** Ids of closed layers: Forward may return to their entries. */
  const closed = new Set<string>();
  /** Set during a step back that only removes an entry. */
  let leaving: { moved?: Entry['moved']; waiting: (() => void)[] } | undefined;
  /** The last step, so that none is handled twice. */
  let seen: PopStateEvent | undefined;
  let shownKey: string | undefined;
  let isInstalled = false;

  const read = () => (history.state ?? {}) as State;
  const top = () => entries.find(({ id }) => id === read().layer?.id);

  function addEntry(onBack: () => void): LayerEntry {
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

  function leaveStale(): void {
    const { layer, ...rest } = read();
    if (!layer || layer.page === performance.timeOrigin) return;
    install();
    history.replaceState(rest, '');
    leave();
  }

  /** Whether an entry belongs to no open layer. */
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

  /** Patches `history` once per page: this sees every write of the router, and every step back before the router. */
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
    // Without the shell's event the router handles every step too, and loads the page's data again.
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
    // Back to the page on screen: the router has nothing to do.
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

  return { add: addEntry, leaveStale };
}
