import { createHash } from 'node:crypto';

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

/**
 * Hashes the style elements that the shell writes itself. Never read a whole page for them: it may contain what an
 * attacker wrote.
 */
export function styleHashes(elements: string): string[] {
  return [...elements.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
}
