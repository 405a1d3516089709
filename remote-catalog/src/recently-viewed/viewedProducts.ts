/**
 * Which products this browser's shopper looked at: a plain array of slugs, the latest first, in the browser's own
 * storage and nowhere else. Nothing more is stored: prices and stock would be yesterday's.
 */
import { readViewed, VIEWED_KEY } from './storedViews.ts';

export { readViewed } from './storedViews.ts';

/** So many are shown, and one more is kept: the page of a product leaves that one out. */
export const MOST_SHOWN = 6;

const listeners = new Set<() => void>();

/** For the product page, once it is on screen. `slug` as the api spells it. */
export function rememberProduct(slug: string): void {
  write([slug, ...slugsIn(readViewed()).filter((other) => other !== slug)].slice(0, MOST_SHOWN + 1));
}

/** A product that is no longer sold. */
export function forgetProduct(slug: string): void {
  write(slugsIn(readViewed()).filter((other) => other !== slug));
}

/** The slugs in what is stored, the latest first; none when it is something else. */
export function slugsIn(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored || '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : [];
  } catch {
    return [];
  }
}

/** Other tabs' changes count too. */
export function onViewedChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function write(slugs: readonly string[]): void {
  try {
    if (slugs.length) localStorage.setItem(VIEWED_KEY, JSON.stringify(slugs));
    else localStorage.removeItem(VIEWED_KEY);
  } catch {
    // A convenience, and nobody was promised it.
  }
  for (const listener of listeners) listener();
}
