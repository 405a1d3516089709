import { whenActed } from '@paw/ui/whenActed.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { Later } from './laterData.ts';

/** The code once it has loaded; undefined before, and in the server's HTML. */
export function useLoaded<Module>({ subscribe, read }: Later<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Loads it with the shopper's first action, so that what the action leads to does not wait for it. */
export function useEarly({ load }: Later<unknown>): void {
  useEffect(() => {
    const end = new AbortController();
    whenActed(end.signal, load);
    return () => end.abort();
  }, [load]);
}
