import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Hashes of a page's own inline code, as `Content-Security-Policy` writes them: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  /** All releases of the set open their files with hashes. */
  isVerified?: boolean;
}

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** How many texts are cached, at about 40 KB each: up to 4 MB for each renderer. */
const MOST_KEPT = 100;

/**
 * Hashes the style elements that the shell writes itself. Never read a whole page for them: it may contain what an
 * attacker wrote. Most pages of one kind have the same ones. Hashing them takes 3 % of a page's rendering time, so the
 * hashes are cached.
 * @returns hashes each style element of its argument
 */
export function styleHasher(): (elements: string) => readonly string[] {
  const kept = new LRUCache<string, readonly string[]>({ max: MOST_KEPT });
  return (elements) => {
    const found = kept.get(elements);
    if (found) return found;
    const hashes = [...elements.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
    kept.set(elements, hashes);
    return hashes;
  };
}
