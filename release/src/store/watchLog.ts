import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from './releaseStore.ts';
import { checkedEnv, keys } from './storeKeys.ts';

interface WatchOptions {
  /** Polling goes on beside the watching, because fs.watch is silent on some file systems. In ms. */
  pollMs?: number;
  /** The log could not be looked at; it is tried again at the next poll. */
  onError?: (error: unknown) => void;
}

/**
 * Calls `onChange` with the number of the log's last entry at the start, then once for each further entry, in order.
 * One call at a time; an entry whose call threw is tried again at the next look.
 * @param folder the folder store's own folder; undefined for a store that is none
 */
export function watchLog(
  store: ReleaseStore,
  env: string,
  folder: string | undefined,
  onChange: (n: number) => void | Promise<void>,
  { pollMs = 250, onError = () => {} }: WatchOptions = {},
): { close: () => void } {
  let last: number | undefined;
  let isLooking = false;
  let isClosed = false;
  let soon: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;

  const look = async () => {
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      watcher ??= folder
        ? watchFolder(join(folder, 'log', checkedEnv(env)), lookSoon, () => (watcher = undefined))
        : undefined;
      for (;;) {
        const n = await findNextNumber(store, env, last);
        if (n === last || isClosed) break;
        const before = last;
        last = n;
        try {
          await onChange(n);
        } catch (error) {
          // It was not taken in: the next look tries it again.
          last = before;
          throw error;
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
  };
  // One link makes several events: wait until they are over.
  const lookSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(look, 10);
  };

  const timer = setInterval(look, pollMs);
  void look();
  return {
    close: () => {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(soon);
      watcher?.close();
    },
  };
}

/**
 * The log's last entry at first, then one entry after the other: each has a verdict of its own, so that nobody's release
 * is blamed for another's. Numbers follow each other without a gap, so it is enough to ask for the next one.
 */
async function findNextNumber(store: ReleaseStore, env: string, last: number | undefined): Promise<number> {
  if (last === undefined) return Number((await store.list(`log/${checkedEnv(env)}/`)).at(-1)?.split('/').at(-1) ?? 0);
  return (await store.get(keys.log(env, last + 1))) ? last + 1 : last;
}

/** Undefined while the folder does not exist. */
function watchFolder(folder: string, onEvent: () => void, onEnd: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, onEvent);
    watcher.on('error', () => {
      watcher.close();
      onEnd();
    });
    return watcher;
  } catch {
    return undefined;
  }
}
