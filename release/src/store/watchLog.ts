import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from './releaseStore.ts';
import { checkedEnv, keys } from './storeKeys.ts';

interface WatchOptions {
  /** Interval of polling, which is needed because fs.watch reports nothing on some file systems. */
  pollMs?: number;
  /** Reading the log failed; the next poll tries again. */
  onError?: (error: unknown) => void;
}

export interface LogWatch {
  /** Looks now, because somebody has said that there is a new entry. */
  look: () => void;
  close: () => void;
}

/**
 * Calls `onChange` with the number of the log's last entry at the start, then once for each new entry, in order and one
 * at a time. When a call throws, the next poll repeats it.
 */
export function watchLog(
  store: ReleaseStore,
  env: string,
  onChange: (n: number) => void | Promise<void>,
  { pollMs = store.pollMs, onError = () => {} }: WatchOptions = {},
): LogWatch {
  let last: number | undefined;
  let isReading = false;
  let isWantedAgain = false;
  let isClosed = false;
  let debounce: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;

  const readNew = async () => {
    if (isClosed) return;
    isWantedAgain = isReading;
    if (isReading) return;
    isReading = true;
    try {
      watcher ??= store.folder
        ? watchFolder(join(store.folder, 'log', checkedEnv(env)), scheduleRead, () => (watcher = undefined))
        : undefined;
      for (;;) {
        const n = await findNextNumber(store, env, last);
        if (n === last || isClosed) break;
        const before = last;
        last = n;
        try {
          await onChange(n);
        } catch (error) {
          // The next poll tries this entry again.
          last = before;
          throw error;
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      isReading = false;
    }
    // An entry that was announced during the read may have come after the place where it looked.
    if (isWantedAgain) void readNew();
  };
  // One link causes several events.
  const scheduleRead = () => {
    clearTimeout(debounce);
    debounce = setTimeout(readNew, 10);
  };

  const timer = setInterval(readNew, pollMs);
  void readNew();
  return {
    look: () => void readNew(),
    close: () => {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(debounce);
      watcher?.close();
    },
  };
}

/**
 * The log's last entry at first, then one entry after the other, because each entry gets its own verdict: no release is
 * blamed for another one. Numbers have no gaps, so it is enough to read the next one.
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
