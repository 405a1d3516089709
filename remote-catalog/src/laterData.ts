import { laterChunk } from '@paw/ui/laterChunk.ts';

/* Without React: remote.tsx imports it. */

export interface Later<Module> {
  /** Fetches it. @throws as `laterChunk` */
  load: () => Promise<Module>;
  /** For what follows its loading: a page's head follows its loader. */
  loaded: () => Module;
  /** Undefined until it has loaded. For components: `useLoaded`. */
  read: () => Module | undefined;
  /** Calls `listener` when it has loaded. @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * What a page does without until the shopper acts, as a chunk of its own: its dialogs, and what loads its data, because a page
 * that the server has sent holds its data.
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

/**
 * A page's code, and beside it its data's, but not where the server has sent this page with its data. When the code of such a
 * page failed once, both come together, because the page is rendered again.
 */
export function withData<Page>(route: string, page: () => Promise<Page>, loadData: () => Promise<unknown>) {
  let isRetry = false;
  return async () => {
    const isSent =
      typeof document === 'undefined' || document.querySelector(`[data-region="catalog/page:${route}"]`) !== null;
    // The page's loader asks for it again, and reports a failure.
    const data = !isSent || isRetry ? loadData().catch(() => undefined) : undefined;
    isRetry = true;
    const [module] = await Promise.all([page(), isSent && data]);
    return module;
  };
}
