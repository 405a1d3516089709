/** @jest-environment node */
import { cacheOf, good, settled, sourceOf, visit, world } from './testing/sampleCache.ts';

test('pages requested once do not evict frequent ones', async () => {
  const [cache, source] = [cacheOf(10_000), sourceOf('s', good('page', 200, 500))];
  await visit(cache, source, '/');
  await visit(cache, source, '/');
  for (let n = 0; n < 1_000; n++) await visit(cache, source, `/search/${n}`);
  for (let n = 0; n < 1_000; n++) await visit(cache, sourceOf('s', good('gone', 404, 500)), `/nowhere/${n}`);
  expect(await visit(cache, source, '/')).toBe('page hit');
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
});

test('pages that do not exist evict none that do', async () => {
  const [cache, source] = [cacheOf(10_000), sourceOf('s', good('page', 200, 500))];
  await visit(cache, source, '/');
  for (let n = 0; n < 100; n++) await visit(cache, sourceOf('s', good('gone', 404, 500)), `/nowhere/${n}`);
  expect(await visit(cache, source, '/')).toBe('page hit');
});

test('a page that is evicted from the frequent ones returns to probation', async () => {
  const [cache, source] = [cacheOf(4_000), sourceOf('s', good('page', 200, 500))];
  for (const pageUrl of ['/1', '/2', '/3', '/4', '/5', '/6']) {
    await visit(cache, source, pageUrl);
    await visit(cache, source, pageUrl);
  }
  expect(source.asked).toHaveLength(6);
  expect(await visit(cache, source, '/1')).toBe('page hit');
});

test('the size counts each page once, with two bytes for each character of its pageUrl', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  await visit(cache, source, '/one');
  expect(cache.size).toEqual({ pages: 1, bytes: 108 });
  await visit(cache, source, '/one');
  await visit(cache, sourceOf('s', good('gone', 404)), '/gone');
  world.now += 20_000;
  await visit(cache, source, '/one');
  await settled();
  expect(cache.size).toEqual({ pages: 2, bytes: 218 });
});

test('the pages of two sets share the limit, and neither set gets the other’s', async () => {
  const cache = cacheOf(20_000);
  const [live, canary] = [sourceOf('live', good('live', 200, 500)), sourceOf('canary', good('canary', 200, 500))];
  const answers = new Set<string>();
  for (let n = 0; n < 400; n++) {
    for (const source of [live, canary]) {
      const [page = ''] = (await visit(cache, source, `/${n % 30}`)).split(' ');
      answers.add(`${source.id} gets ${page}`);
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
  }
  expect([...answers]).toEqual(['live gets live', 'canary gets canary']);
  cache.forget('canary');
  expect(await visit(cache, canary)).toBe('canary miss');
});
