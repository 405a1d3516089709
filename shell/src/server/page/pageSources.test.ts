/** @jest-environment node */
import type { InlineHashes } from '../../renderer/InlineHashes.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { pageSources } from './pageSources.ts';

const routes = [
  { path: '/', query: [] },
  { path: '/order-sent', query: [] },
  { path: '/wishlist/shared', query: ['list'], secret: true },
  { path: '/club/:invitation', query: [], secret: true },
  { path: '/club', query: [], secret: true },
  { path: '/club-files/*', query: [], secret: true },
];
const set = { id: 's1', remotes: { account: { routes } } };

const note = jest.fn(({ error }: { error: string }) => `catalog@${error}`);
const onRendered = jest.fn();
const headersOf = (setId: string, inline?: InlineHashes) => ({ 'x-known': `${setId} ${inline?.scripts[0]}` });
beforeEach(() => jest.clearAllMocks());

const sent: (readonly string[])[] = [];

/** The ready page of a renderer's answer for a route. */
async function make(route: string, more: object = {}) {
  const html = new TextEncoder().encode('<p>Hello</p>');
  const rendered = { status: 200, degraded: false, html, route, errors: [], ...more };
  const live = { set, pool: { render: async () => rendered } } as unknown as WarmSet;
  const { page, isGood } = await pageSources({ note }, headersOf, onRendered)
    .sourceOf(live)
    .make(route, undefined, 'r1');
  sent.push(page.br.head.headers);
  return { isKept: isGood, cache: page.br.head.headers[1], status: page.status };
}

test.each([
  ['/', true, 'no-cache'],
  ['/order-sent', true, 'private, no-store'],
  ['/wishlist/shared', false, 'private, no-store'],
  ['/club/:invitation', false, 'private, no-store'],
  ['/club-files/*', false, 'private, no-store'],
  ['/club', true, 'private, no-store'],
])('%s is cached by the shell: %s, and sent with Cache-Control %s', async (route, isKept, cache) => {
  expect(await make(route)).toEqual({ isKept, cache, status: 200 });
});

test('a page is sent with the headers for its set and its inline code', async () => {
  await make('/', { inline: { scripts: ["'sha256-a'"], styles: [] } });
  expect(sent.at(-1)?.join()).toContain("x-known,s1 'sha256-a'");
});

test('a page with a failed region is not cached', async () => {
  expect(await make('/', { degraded: true })).toMatchObject({ isKept: false });
});

test.each([
  [404, true],
  [499, true],
  [500, false],
  [503, false],
])('an answer with status %i is cached: %s', async (status, isKept) => {
  expect(await make('/', { status })).toMatchObject({ status, isKept });
});

test('a failed region is logged with its route, its request and the set', async () => {
  await make('/', { errors: ['no stock'] });
  const fault = { requestId: 'r1', set, route: '/', pageUrl: '/', error: 'no stock' };
  expect(note.mock.calls).toEqual([[{ ...fault, effect: 'A region failed.', level: 'warn' }]]);
  await make('/', { route: undefined, errors: ['no stock'] });
  expect(note).toHaveBeenLastCalledWith(expect.objectContaining({ route: 'not found' }));
});

test('a rendered page names its releases, and those that failed, once', async () => {
  const html = new TextEncoder().encode('<i data-boundary="cart@0123456789abcdef"></i>');
  await make('/', { html, degraded: true, errors: ['b2', 'c3', 'b2'] });
  const page = { boundaries: ['cart@0123456789abcdef'], failed: ['catalog@b2', 'catalog@c3'], route: '/' };
  expect(onRendered).toHaveBeenCalledWith(expect.objectContaining(page), expect.any(Number));
});

test('a page that stays the same is packed to fewer bytes', async () => {
  const html = new TextEncoder().encode(Array.from({ length: 400 }, (_, at) => `<p>Bed ${at * 7919}</p>`).join(''));
  const rendered = { status: 200, degraded: false, html, route: '/', errors: [] };
  const live = { set, pool: { render: async () => rendered } } as unknown as WarmSet;
  const source = pageSources({ note }, headersOf, onRendered).sourceOf(live);
  const { page } = await source.make('/', undefined, 'r1');
  const [first, pack] = [page.br.body.length, jest.spyOn(page, 'packTightly')];
  expect((await source.make('/', page, 'r2')).page).toBe(page);
  await pack.mock.results[0]?.value;
  expect(page.br.body.length).toBeLessThan(first);
});
