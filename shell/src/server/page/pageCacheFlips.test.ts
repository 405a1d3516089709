/** @jest-environment node */
import type { RenderedPage } from './PageCache.ts';
import { cacheOf, good, settled, sourceOf, visit, world } from './testing/sampleCache.ts';

test('two release sets never share a page', async () => {
  const cache = cacheOf();
  expect(await visit(cache, sourceOf('a', good('one')))).toBe('one miss');
  expect(await visit(cache, sourceOf('b', good('two')))).toBe('two miss');
});

test('a page of the old set that is still being rendered is not sent after an activation', async () => {
  const [cache, next] = [cacheOf(), sourceOf('b', good('new'))];
  let finish = (_: RenderedPage) => {};
  const old = sourceOf('a', new Promise<RenderedPage>((resolve) => (finish = resolve)));
  const visits = [visit(cache, old), visit(cache, next)];
  finish(good('old'));
  expect(await Promise.all(visits)).toEqual(['old miss', 'new miss']);
  expect([await visit(cache, old), await visit(cache, next)]).toEqual(['old hit', 'new hit']);
});

test('the warm-up of a new set does not share a rendering of the old set', async () => {
  const [cache, next] = [cacheOf(), sourceOf('b', good('new'))];
  let finish = (_: RenderedPage) => {};
  const old = sourceOf('a', good('old'), new Promise<RenderedPage>((resolve) => (finish = resolve)));
  await visit(cache, old);
  world.now += 60_000;
  const refreshed = visit(cache, old);
  const warmed = cache.warm(next, 'a', 1_000);
  finish(good('old again'));
  await Promise.all([refreshed, warmed]);
  expect(await visit(cache, next)).toBe('new hit');
});

test('before a switch all pages that visitors request are rendered with the new set, the most requested first', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (const pageUrl of ['/', '/', '/', '/x', '/x', '/y']) await visit(cache, live, pageUrl);
  await cache.warm(next, 'a', 1_000);
  expect(next.asked).toEqual(['/', '/x', '/y']);
  expect(await visit(cache, next, '/y')).toBe('new hit');
});

test('pages that one visit in a thousand asks for do not delay a switch', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (let times = 0; times < 2_000; times++) await visit(cache, live, '/sale');
  for (const pageUrl of ['/old', '/older']) await visit(cache, live, pageUrl);
  await cache.warm(next, 'a', 1_000);
  expect(next.asked).toEqual(['/sale']);
});

test('a program that asks for all pages does not delay a switch by more than 500 of them', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (let page = 0; page < 600; page++) await visit(cache, live, `/${page}`);
  await cache.warm(next, 'a', 10_000);
  expect(next.asked).toHaveLength(500);
});

test('the most requested page is still ready when all others have been prepared, even where a fifth of the space is too small for all of them', async () => {
  const [cache, live, next] = [cacheOf(100_000), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (let page = 0; page < 300; page++) {
    for (let times = 0; times < 2; times++) await visit(cache, live, `/${page}`);
  }
  for (let times = 0; times < 9; times++) await visit(cache, live, '/299');
  await cache.warm(next, 'a', 10_000);
  expect([next.asked[0], next.asked.length]).toEqual(['/299', 300]);
  expect(await visit(cache, next, '/299')).toBe('new hit');
});

test('a recent visit counts more than an earlier one', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (let times = 0; times < 8; times++) await visit(cache, live, '/sale');
  for (let times = 0; times < 2; times++) await visit(cache, live, '/quiet');
  world.now += 180_000;
  for (let times = 0; times < 2; times++) await visit(cache, live, '/new');
  await cache.warm(next, 'a', 1_000);
  expect(next.asked).toEqual(['/new', '/sale', '/quiet']);
});

test('a switch renders only pages that visitors of the live set request, and only those that are not ready', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  await visit(cache, live);
  await visit(cache, sourceOf('c', good('other')), '/other');
  const asked: number[] = [];
  for (const ms of [0, 4_999, 1]) {
    world.now += ms;
    await cache.warm(next, 'a', 1_000);
    asked.push(next.asked.length);
  }
  expect([asked, next.asked]).toEqual([
    [1, 1, 2],
    ['/', '/'],
  ]);
});

test('a rendering before a switch has the request id "warm-up"', async () => {
  const [cache, ids] = [cacheOf(), new Set<string>()];
  await visit(cache, sourceOf('a', good('old')));
  await cache.warm({ id: 'b', make: async (_, __, id) => (ids.add(id), good('new')) }, 'a', 1_000);
  expect([...ids]).toEqual(['warm-up']);
});

test('a page that was rendered before the switch needs no smoke test, unless it answered 404', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  for (let times = 0; times < 2_000; times++) await visit(cache, live, '/');
  await visit(cache, live, '/rare');
  await cache.warm(sourceOf('b', good('new')), 'a', 1_000);
  await cache.warm(sourceOf('c', good('gone', 404)), 'a', 1_000);
  expect([cache.isReady('b', '/'), cache.isReady('b', '/rare'), cache.isReady('c', '/')]).toEqual([true, false, false]);
});

test('a switch waits for pending pages only within its time limit', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  await visit(cache, live);
  const begun = performance.now();
  await cache.warm(sourceOf('b', new Promise<RenderedPage>(() => undefined)), 'a', 30);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('after its time limit a warm-up starts no other page', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  for (const pageUrl of ['/', '/1', '/2', '/3']) await visit(cache, live, pageUrl);
  let answer = (_: RenderedPage) => {};
  const next = sourceOf('b', new Promise<RenderedPage>((resolve) => (answer = resolve)));
  await cache.warm(next, 'a', 30);
  answer(good('new'));
  await settled();
  expect(next.asked).toHaveLength(2);
});

test('the pages of a set that has ended are dropped', async () => {
  const [cache, source] = [cacheOf(), sourceOf('a', good('old'))];
  for (const pageUrl of ['/', '/', '/x']) await visit(cache, source, pageUrl);
  await visit(cache, sourceOf('b', good('new')));
  cache.forget('a');
  expect([cache.size.pages, cache.isReady('b', '/')]).toEqual([1, true]);
  cache.forget('b');
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

test('a page younger than the caller’s limit is not rendered again, and counts as ready', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('s', good('one')), sourceOf('t', good('two'), good('three'))];
  await visit(cache, live);
  await visit(cache, next);
  world.now += 30_000;
  await cache.warm(next, 's', 1_000, 60_000);
  expect([cache.isReady('t', '/', 60_000), cache.isReady('t', '/'), next.asked.length]).toEqual([true, false, 1]);
  await cache.warm(next, 's', 1_000);
  expect(next.asked).toHaveLength(2);
});
