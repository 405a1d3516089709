import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { MOST_BYTES, untrusted } from '../store/envelope.ts';

/** A store that has not answered by then is taken for one that does not. ms */
const ANSWER_WITHIN = 10_000;

/** So many objects are read at once. */
const AT_ONCE = 64;

/**
 * An object that is to be verified, or undefined when there is none.
 * @throws ReleaseProblem `untrusted` when it is too large, or does not arrive: no one may keep a reader busy for ever
 */
export async function readBounded(
  store: ReleaseStore,
  key: string,
  within = ANSWER_WITHIN,
): Promise<Buffer | undefined> {
  const late = new AbortController();
  const timeout = pause(within, 'late' as const, { signal: late.signal, ref: false });
  timeout.catch(() => undefined);
  try {
    const bytes = await Promise.race([store.get(key, MOST_BYTES), timeout]);
    if (bytes === 'late') {
      const fix = 'Try again; if it stays so, look at the store and at what is between.';
      throw untrusted(`${key} in the store`, `did not arrive within ${within / 1000} s`, fix);
    }
    if (bytes && bytes.length > MOST_BYTES) {
      throw untrusted(`${key} in the store`, `has more than the ${MOST_BYTES} bytes that are read of it`);
    }
    return bytes;
  } finally {
    late.abort();
  }
}

/** Several objects in the order of their keys. */
export async function readAllBounded(
  store: ReleaseStore,
  keys: readonly string[],
  within?: number,
): Promise<(Buffer | undefined)[]> {
  const found: (Buffer | undefined)[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE);
    found.push(...(await Promise.all(some.map((key) => readBounded(store, key, within)))));
  }
  return found;
}
