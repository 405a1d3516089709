import { copyDatabase, type Copies } from './copyDatabase.ts';
import { type KeyState, readKey, recordOwn } from './ownRecord.ts';

/** ms that a loss must last: another tab that removes a key on purpose records it a moment later. */
const GRACE = 300;
/** ms between checks of a visible page; others check when they become visible or get a change. */
const EVERY = 5_000;

export interface Guarded {
  key: string;
  /** Whether the text is readable and has something that a shopper would miss. */
  isWorth: (text: string) => boolean;
  /** The key's text and its record when the page started: something may have been added to an emptied one since. */
  begun?: KeyState;
  /** Merges text that was lost before the page started with the current text. */
  merge?: (lost: string) => void;
  /** Called with unreadable text, before it is replaced. */
  putAside?: (damaged: string) => void;
}

/**
 * Keeps a second copy of a key's text, and restores it when anything but its owner empties, damages or removes the key:
 * a release of another team that clears storage, for example. Only the owner of a key calls this.
 * @returns stops it
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
  /** The record first: it is newer. The database is read again, because clearing the site's data empties it too. */
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
    // Listeners to other tabs' changes get this one too.
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
    // Written by a release without records, or not written yet.
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

/** It has text, or its owner left it empty. */
function isSound({ isWorth }: Guarded, { text, own }: KeyState): boolean {
  return isWorth(text) || own === text;
}
