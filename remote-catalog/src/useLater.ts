import { whenActed } from '@paw/ui/whenActed.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Later } from './laterData.ts';

/** The code once it has loaded; undefined before, and in the server's HTML. */
export function useLoaded<Module>({ subscribe, read }: Later<Module>): Module | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/**
 * Code that the server rendered with, too: available from the first rendering if the page's loader has loaded it, otherwise once
 * it is wanted and has loaded.
 */
export function useGiven<Module>(ways: Later<Module>, isWanted: boolean) {
  // On the server, and on a page that is opened in the browser, the page's loader has already loaded the code.
  const [given] = useState(ways.read);
  const later = useLoaded(ways);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    ways.load().catch(() => setFailed(true));
  }, [ways]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { given, code: given ?? (isWanted ? later : undefined), hasFailed, retry: load };
}

/**
 * Loads the code with the shopper's first action, so what the action leads to does not have to wait for it.
 * @param isLikely whether an action may need it
 */
export function useEarly({ load }: Later<unknown>, isLikely = true): void {
  useEffect(() => {
    if (!isLikely) return undefined;
    const end = new AbortController();
    whenActed(end.signal, load);
    return () => end.abort();
  }, [load, isLikely]);
}

/** As long as the shell waits for a page's code. ms */
const PATIENCE = 8_000;
/** What the shopper wants instead. */
const others = ['click', 'popstate'];

/**
 * Waits for code that a press needs: then `act` is called, or `fail` when it does not load or is late. Neither is called once the
 * shopper has pressed something else, gone back, or left.
 */
export function useWait(): (code: Promise<unknown>, act: () => void, fail: () => void) => void {
  const drop = useRef(() => {});
  useEffect(() => () => drop.current(), []);
  return (code, act, fail) => {
    drop.current();
    let isWanted = true;
    const end = () => {
      isWanted = false;
      clearTimeout(late);
      for (const name of others) removeEventListener(name, end, true);
    };
    const endWith = (next: () => void) => () => {
      if (!isWanted) return;
      end();
      next();
    };
    const late = setTimeout(endWith(fail), PATIENCE);
    for (const name of others) addEventListener(name, end, true);
    drop.current = end;
    code.then(endWith(act), endWith(fail));
  };
}
