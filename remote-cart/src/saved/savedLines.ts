/**
 * What a shopper saved for later: `{version: 1, lines: […]}`, each line in the stored format of a cart. Unknown fields
 * and lines are written back unchanged. Nothing here throws.
 */
import { type CartLine, cartLineKey, parseCart, stringifyCart } from '@paw/contract/cartStorage.ts';
import { useSyncExternalStore } from 'react';
import { mergeCarts } from '../cart/mergeCarts.ts';

const SAVED_KEY = 'cart-saved-for-later';
const VERSION = 1;

interface Saved {
  text: string | null;
  lines: readonly CartLine[];
  foreign: readonly unknown[];
  others: Record<string, unknown>;
  /** The text is not in the format of any release. */
  isDamaged?: true;
}

const nothing: Saved = { text: null, lines: [], foreign: [], others: {} };
let known = nothing;
const listeners = new Set<() => void>();

/** The same array until something changes. */
function readSavedLines(): readonly CartLine[] {
  return read().lines;
}

/** When the same line is already saved, the higher quantity is kept. False when it could not be stored. */
export function saveForLater(line: CartLine): boolean {
  const { lines } = read();
  const key = cartLineKey(line);
  const match = lines.find((saved) => cartLineKey(saved) === key);
  const others = lines.filter((saved) => saved !== match);
  return write([...mergeCarts(match ? [match] : [], [line]), ...others]);
}

/** @param key its {@link cartLineKey} */
export function forgetSaved(key: string): boolean {
  return write(read().lines.filter((line) => cartLineKey(line) !== key));
}

/** Calls `listener` after each change in this tab or another one. */
function onSavedChanged(listener: () => void): () => void {
  const followTabs = ({ key }: StorageEvent) => (key === SAVED_KEY || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', followTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followTabs);
  };
}

function read(): Saved {
  let text: string | null;
  try {
    text = localStorage.getItem(SAVED_KEY);
  } catch {
    return nothing;
  }
  if (text !== known.text) known = parse(text);
  return known;
}

function parse(text: string | null): Saved {
  try {
    const { lines, ...others } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const cart = parseCart(JSON.stringify(lines ?? []));
    return { text, ...cart, others };
  } catch {
    return { ...nothing, text, isDamaged: true };
  }
}

function write(lines: readonly CartLine[]): boolean {
  const { text, foreign, others, isDamaged } = read();
  const stored: unknown = JSON.parse(stringifyCart(lines, foreign));
  try {
    if (isDamaged) localStorage.setItem(`${SAVED_KEY}-damaged`, text ?? '');
    localStorage.setItem(SAVED_KEY, JSON.stringify({ version: VERSION, ...others, lines: stored }));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

const none: readonly CartLine[] = [];

/** The items saved for later on this device. The server renders without them. */
export function useSavedLines(): readonly CartLine[] {
  return useSyncExternalStore(onSavedChanged, readSavedLines, () => none);
}
