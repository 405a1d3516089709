/** @jest-environment node */
import type { LiveRoute, ReleaseSet } from '@paw/contract/releaseSet.ts';
import { robots } from './robots.ts';

const text = (...routes: object[]) =>
  robots('https://shop.example', { remotes: { club: { routes: routes as LiveRoute[] } } } as unknown as ReleaseSet);

/** RFC 9309: the longest matching rule wins; between two of equal length, `Allow` does. */
function mayRead(file: string, path: string): boolean {
  const rules = [...file.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
  const matches = rules.filter(({ rule }) => {
    const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(path);
  });
  const most = Math.max(...matches.map(({ rule }) => rule.length));
  return matches.some(({ kind, rule }) => rule.length === most && kind === 'Allow');
}

const closed = (path: string) => ({ path, crawled: false });

test.each([
  ['/club', ['/club', '/club/', '/club?page=2'], ['/clubs', '/club-news', '/', '/CLUB-news']],
  ['/club/:name', ['/club/ann', '/club/ann?x=1'], ['/club', '/club?x=1', '/clubs/ann']],
  ['/club/:step?', ['/club', '/club/ann'], ['/clubs']],
  ['/club/:name/edit', ['/club/ann/edit', '/club/ann/edit?x=1'], ['/club/ann', '/club/ann/editors', '/club']],
  ['/club/*', ['/club/a/b'], ['/clubs']],
  ['/a$b', ['/a%24b'], ['/a']],
  ['/:anything', [], ['/', '/club', '/about-us']],
])('the rules for %s match exactly its paths', (path, away, open) => {
  const file = text(closed(path), { path: '/' });
  expect(file).not.toMatch(/Disallow: *$/m);
  for (const path of away) expect([path, mayRead(file, path)]).toEqual([path, false]);
  for (const path of open) expect([path, mayRead(file, path)]).toEqual([path, true]);
});

test('a public page below a disallowed one is allowed, and a disallowed one below it needs no rule of its own', () => {
  const file = text(closed('/club'), closed('/club/private'), { path: '/club/news' }, { path: '/club-house' });
  expect(mayRead(file, '/club/news')).toBe(true);
  expect(mayRead(file, '/club/private')).toBe(false);
  expect(file.match(/Disallow: \/club.*/g)).toEqual(['Disallow: /club$', 'Disallow: /club/', 'Disallow: /club?']);
  expect(file.match(/Allow: \/club.*/g)).toHaveLength(3);
});

test('public pages with a parameter below a disallowed page are allowed', () => {
  const file = text(closed('/club'), { path: '/club/:name' });
  expect([mayRead(file, '/club'), mayRead(file, '/club/ann')]).toEqual([false, true]);
});

test('a page behind a sign-in is disallowed with all pages below it', () => {
  const file = text({ path: '/dashboard' }, { path: '/dashboard/orders/:number' });
  expect(mayRead(file, '/dashboard/orders/PD-1')).toBe(false);
  expect(file.match(/Disallow: \/dashboard.*/g)).toHaveLength(3);
});
