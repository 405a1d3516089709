import { laterChunk } from '@paw/ui/laterChunk.ts';

/* Without React: remote.tsx imports it. */

export interface Later<Module> {
  /** Fetches it. @throws as `laterChunk` */
  load: () => Promise<Module>;
  /** For code that runs after it has loaded, as a page's head runs after its loader. @throws before that */
  loaded: () => Module;
  /** Undefined until it has loaded. For components: `useLoaded`. */
  read: () => Module | undefined;
  /** Calls `listener` when it has loaded. @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Code that a page does without until the shopper acts, as a chunk of its own: its dialogs, and what loads its data, because a
 * page that the server has sent already has its data.
 */
export function laterData<Module>(name: string, fetchIt: () => Promise<Module>): Later<Module> {
  const fetchOnce = laterChunk(name, fetchIt);
  const listeners = new Set<() => void>();
  let module: Module | undefined;
  const load = async () => {
    const isNew = module === undefined;
    module = await fetchOnce();
    if (isNew) for (const listener of listeners) listener();
    return module;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load,
    loaded: () => {
      if (!module) throw new Error(`Call load() of "${name}" first: a page's head is asked for after its loader.`);
      return module;
    },
    read: () => module,
    subscribe,
  };
}

/** If a page's code takes longer than this, the shell hydrates with only the server's HTML. ms */
const PAGE_LIMIT = 8_000;

/**
 * Loads a page's code together with the code for its data. Where the server has sent the page with its data, it loads the
 * page's code alone; after that has failed once, a retry loads both, because the page is rendered again.
 * @param loadParts in browsers, loads whatever else the page needs to hydrate the server's HTML
 */
export function withData<Page>(
  route: string,
  page: () => Promise<Page>,
  loadData: () => Promise<unknown>,
  loadParts?: () => unknown,
) {
  let isRetry = false;
  return async () => {
    const isSent =
      typeof document === 'undefined' || document.querySelector(`[data-region="catalog/page:${route}"]`) !== null;
    // The page's loader asks for it again, and reports a failure.
    const data = !isSent || isRetry ? loadData().catch(() => undefined) : undefined;
    isRetry = true;
    const began = performance.now();
    const [module] = await Promise.all([page(), typeof document !== 'undefined' && loadParts?.()]);
    // When its code is this late, the whole page is rendered again, and needs the code for its data too.
    if (isSent) await (performance.now() - began < PAGE_LIMIT ? data : loadData().catch(() => undefined));
    return module;
  };
}
