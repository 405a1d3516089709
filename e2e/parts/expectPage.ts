import { expect } from '@playwright/test';
import { regions } from '../releases/pageFacts.ts';
import type { Reply } from './ask.ts';

/** The shell's time limit for a page's data is 3 s. */
export const DEADLINE = 3_000;
/** Extra time on a busy machine. ms */
export const GRACE = 12_000;
/** Time limit of an immediate answer on a busy machine; below the time limit of a page's data. ms */
export const AT_ONCE = DEADLINE - 300;

/** The median, which a single late answer of a busy machine does not change. */
export function medianTook(answers: readonly Pick<Reply, 'took'>[]): number {
  const sorted = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Describes what is wrong with a page; undefined when it is complete. */
export function findFlaw({ status, text }: Pick<Reply, 'status' | 'text'>): string | undefined {
  if (status !== 200) return `answered ${status}: ${text.slice(0, 200)}`;
  if (!text.trimEnd().endsWith('</html>')) return 'ends in the middle';
  if (text.includes('data-failed') || text.includes('<!--$!-->')) return 'a region did not load';
  return undefined;
}

export function expectWhole(reply: Reply): void {
  expect(findFlaw(reply)).toBeUndefined();
  expectSurroundings(reply.text);
}

/** The page reports the failure inside the layout with links, and is not cached. */
export function expectNotNow(reply: Reply): void {
  const { status, headers, text, took } = reply;
  expect(status, text.slice(0, 200)).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('<title>Not available right now | Paw Dailies</title>');
  expect(text).toContain('This page didn’t load.');
  expect(text).toContain('Try again');
  expect(text.trimEnd().endsWith('</html>')).toBe(true);
  expectSurroundings(text);
  expect(took).toBeLessThan(DEADLINE + GRACE);
}

/** Header with navigation and cart, footer with the newsletter. */
export function expectSurroundings(html: string): void {
  expect(html).toContain('<nav aria-label="Main"');
  expect(html).toContain('href="/petcategory/dog"');
  const shown = regions(html);
  expect(shown['cart/slot:MiniCart']).toContain('/viewcart');
  expect(shown['content/slot:NewsletterForm']).toContain('<form');
}
