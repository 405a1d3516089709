/** @jest-environment node */
import type { RouteFacts } from '@paw/contract/remote.ts';
import { isListed, pageFacts } from './pageFacts.ts';

test('a page of a remote has its release’s facts', () => {
  const facts: RouteFacts = { guard: 'token', secret: true, listed: false, crawled: false, logPath: 'route' };
  expect(pageFacts({ path: '/club', ...facts })).toEqual(facts);
  expect(pageFacts({ path: '/club' })).toEqual({});
});

test.each([
  ['/checkout/:step?', { guard: 'token' }],
  ['/success', { secret: true }],
  ['/reset-password', { secret: true, crawled: false }],
  ['/search/:words', { crawled: false, logPath: 'route' }],
])('what the specification says of its row %s overrides the release', (path, facts) => {
  const other = { guard: false, secret: false, crawled: true, logPath: 'path' } as unknown as RouteFacts;
  expect(pageFacts({ ...other, path })).toMatchObject(facts);
  // A release from before routes had facts.
  expect(pageFacts({ path })).toMatchObject(facts);
});

test('a secret in the path is not logged', () => {
  expect(pageFacts({ path: '/club/:invitation', secret: true }).logPath).toBe('route');
  expect(pageFacts({ path: '/club/:name' }).logPath).toBeUndefined();
  expect(pageFacts({ path: '/wishlist/shared', secret: true }).logPath).toBeUndefined();
});

test.each([
  [{ path: '/about-us' }, true],
  [{ path: '/checkout' }, false],
  [{ path: '/success' }, false],
  [{ path: '/club', listed: false }, false],
  [{ path: '/club', crawled: false }, false],
  [{ path: '/club', secret: true }, false],
] as const)('%j is listed: %s', (route, expected) => {
  expect(isListed(route)).toBe(expected);
});
