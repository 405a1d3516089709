/**
 * The products that the shopper viewed: an array of slugs, the latest first, in the browser's storage only. Prices and stock
 * are not stored, because they would be outdated.
 */
import { readViewed, VIEWED_KEY } from './storedViews.ts';

export { readViewed } from './storedViews.ts';

/** How many are shown. One more is stored, because a product's page leaves out its own product. */
export const MOST_SHOWN = 6;

const listeners = new Set<() => void>();

/** Called by a product's page after it is shown. `slug` as the api spells it. */
export function rememberProduct(slug: string): void {
  write([slug, ...slugsIn(readViewed()).filter((other) => other !== slug)].slice(0, MOST_SHOWN + 1));
}

/** For a product that is no longer sold. */
export function forgetProduct(slug: string): void {
  write(slugsIn(readViewed()).filter((other) => other !== slug));
}

/** The slugs in the stored text, the latest first; none when it is invalid. */
export function slugsIn(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored || '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : [];
  } catch {
    return [];
  }
}

/** Changes in other tabs count too. */
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
    // Storage is blocked: nothing is remembered.
  }
  for (const listener of listeners) listener();
}
