/** @jest-environment node */
import { PageCache, type PageSource } from './PageCache.ts';
import { cacheOf, degraded, good, settled, sourceOf, visit, world } from './testing/sampleCache.ts';

test('a page is rendered once and sent for ten seconds', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  expect(await visit(cache, source)).toBe('one miss');
  world.now += 9_999;
  expect(await visit(cache, source)).toBe('one hit');
  expect(source.asked).toEqual(['/']);
  world.now += 1;
  expect(await visit(cache, source)).toBe('one stale');
});

test('with the real clock, too, a page is sent twice and rendered once', async () => {
  const [cache, source] = [
    new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => true } }),
    sourceOf('s', good('one'), good('two')),
  ];
  expect([await visit(cache, source), await visit(cache, source)]).toEqual(['one miss', 'one hit']);
});

test('the cache counts hits, stale answers and misses', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  for (const pageUrl of ['/', '/x', '/x', '/x']) await visit(cache, source, pageUrl);
  world.now += 20_000;
  await visit(cache, source);
  expect(cache.counts).toEqual({ miss: 2, hit: 2, stale: 1 });
});

test('concurrent requests for a page share one rendering', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  await Promise.all([visit(cache, source), visit(cache, source), visit(cache, source)]);
  expect(source.asked).toHaveLength(1);
});

test('a page older than ten seconds is sent, and refreshed once in the background', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  world.now += 59_000;
  expect(await Promise.all([visit(cache, source), visit(cache, source)])).toEqual(['one stale', 'one stale']);
  await settled();
  expect(await visit(cache, source)).toBe('two hit');
  expect(source.asked).toHaveLength(2);
});

test('four pages are refreshed at a time, the others at a later visit', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  const pages = Array.from({ length: 10 }, (_, at) => `/${at}`);
  for (const pageUrl of pages) await visit(cache, source, pageUrl);
  world.now += 20_000;
  const asked: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const pageUrl of pages) cache.find(source, pageUrl, 'id');
    asked.push(source.asked.length);
    await settled();
  }
  expect(asked).toEqual([14, 18, 20]);
});

test('visits to a page with a slow refresh do not keep other pages from being refreshed', async () => {
  const cache = cacheOf();
  const slow = sourceOf('s', good('one'), new Promise<never>(() => undefined));
  await visit(cache, slow, '/slow');
  const other = sourceOf('s', good('one'));
  await visit(cache, other, '/other');
  world.now += 20_000;
  for (let times = 0; times < 8; times++) {
    world.now += 1_000;
    cache.find(slow, '/slow', 'id');
  }
  cache.find(other, '/other', 'id');
  expect([slow.asked.length, other.asked.length]).toEqual([2, 2]);
});

test('after a minute a request waits for a new page', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('two miss');
});

test('a page with a failed region never replaces a good one, and is never cached', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad', 200), good('two'))];
  await visit(cache, source);
  world.now += 20_000;
  await visit(cache, source);
  await settled();
  expect(await visit(cache, source)).toBe('one stale');
  world.now += 1_000;
  await visit(cache, source);
  await settled();
  expect(await visit(cache, source)).toBe('two hit');
});

test('a failed refresh is retried after a second, not at each visit', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad', 200))];
  const asked: number[] = [];
  await visit(cache, source);
  world.now += 20_000;
  for (const ms of [0, 0, 999, 1]) {
    world.now += ms;
    await visit(cache, source);
    await settled();
    asked.push(source.asked.length);
  }
  expect(asked).toEqual([2, 2, 2, 3]);
});

test('the page of a deleted product is replaced by the 404', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('gone', 404))];
  await visit(cache, source);
  world.now += 60_000;
  expect([await visit(cache, source), await visit(cache, source)]).toEqual(['gone miss', 'gone hit']);
  expect(cache.size.pages).toBe(1);
});

test('a failed rendering rejects its own request, and the next request renders again', async () => {
  const cache = cacheOf();
  let tries = 0;
  const source: PageSource = {
    id: 's',
    make: async () => {
      if (tries++ === 0) throw new Error('it died');
      return good('one');
    },
  };
  await expect(visit(cache, source)).rejects.toThrow('it died');
  expect(await visit(cache, source)).toBe('one miss');
});
