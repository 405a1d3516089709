import { copyDatabase, type Copies } from './copyDatabase.ts';
import { type KeyState, readKey, recordOwn } from './ownRecord.ts';

/** A loss must last so long: another tab that removes something on purpose says so a moment later. ms */
const GRACE = 300;
/** A page in view looks so often; others when they come into view, or hear of a change. ms */
const EVERY = 5_000;

export interface Guarded {
  key: string;
  /** It holds something that a shopper would miss, in a form that can be read. */
  isWorth: (text: string) => boolean;
  /** What was under the key and in its record when the page began: something may have been added to an emptied one since. */
  begun?: KeyState;
  /** Puts what was lost before the page began beside what is there now. */
  merge?: (lost: string) => void;
  /** Is given what cannot be read, before it is replaced. */
  putAside?: (damaged: string) => void;
}

/**
 * Keeps a second copy of what is under a key, and brings it back when the key is emptied, damaged or removed by anything
 * but its owner: a release of another team, say, that clears storage. Only the owner of a key calls this.
 * @returns what ends it
 */
export async function keepSecondCopy(guarded: Guarded, copies: Copies = copyDatabase): Promise<() => void> {
  const { key, isWorth, begun, merge } = guarded;
  let copied = await copies.read(key);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = false;

  const report = () => {
    if (!reported) console.warn(`What was stored under '${key}' was emptied by something else, and was restored.`);
    reported = true;
  };
  const copy = (text: string) => {
    if (text === copied) return;
    copied = text;
    void copies.write(key, text);
  };
  /** The record first: it is newer. The database is read again, for clearing the site's data empties it too. */
  const findLost = async (own: string | null) => [own, await copies.read(key)].find((text) => text && isWorth(text));

  async function restore(): Promise<void> {
    timer = undefined;
    const now = readKey(key);
    if (!now || isSound(guarded, now)) return;
    const lost = await findLost(now.own);
    if (!lost) return;
    if (now.text) guarded.putAside?.(now.text);
    try {
      recordOwn(key, lost);
      localStorage.setItem(key, lost);
    } catch {
      return;
    }
    report();
    // Who follows other tabs' changes follows this one.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: lost }));
    copy(lost);
  }

  function check(): void {
    const now = readKey(key);
    if (!now) return;
    if (!isSound(guarded, now)) {
      const mayBeLost = [now.own, copied].some((text) => text && isWorth(text));
      if (mayBeLost) timer ??= setTimeout(() => void restore(), GRACE);
      return;
    }
    // Written by a release that keeps no record, or not at all yet.
    if (now.own !== now.text && now.text) recordOwn(key, now.text);
    if (now.own !== null || now.text) copy(now.text);
  }

  const now = readKey(key);
  if (merge && begun && !isSound(guarded, begun) && now && isWorth(now.text)) {
    const lost = await findLost(begun.own);
    if (lost) {
      merge(lost);
      report();
    }
  }
  check();

  const look = () => document.visibilityState === 'visible' && check();
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && check();
  const interval = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pagehide', check);
  window.addEventListener('storage', hear);
  return () => {
    clearInterval(interval);
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', check);
    window.removeEventListener('storage', hear);
  };
}

/** It holds something, or its owner left it so. */
function isSound({ isWorth }: Guarded, { text, own }: KeyState): boolean {
  return isWorth(text) || own === text;
}
