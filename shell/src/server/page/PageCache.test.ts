/** @jest-environment node */
import { type Made, PageCache, type PageSource } from './PageCache.ts';
import type { ReadyPage } from './ReadyPage.ts';

let now = 0;
let down = false;
const api = {
  get isDown() {
    return down;
  },
  check: async () => !down,
};
beforeEach(() => {
  now = 1_000_000;
  down = false;
});

const pageOf = (text: string, status = 200, bytes = 100) => ({ status, hash: text, bytes }) as ReadyPage;
const good = (text: string, status = 200, bytes = 100): Made => ({ page: pageOf(text, status, bytes), isGood: true });
const degraded = (text: string, status = 503): Made => ({ page: pageOf(text, status), isGood: false });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const cacheOf = (bytes = 1_000_000) => new PageCache({ bytes, api, now: () => now });

/** Gives these one after the other, the last one for ever. */
function sourceOf(id: string, ...made: (Made | Promise<Made>)[]): PageSource & { asked: string[] } {
  const asked: string[] = [];
  const make = async (address: string) => {
    asked.push(address);
    return made[Math.min(asked.length, made.length) - 1] as Made;
  };
  return { id, make, asked };
}

async function visit(cache: PageCache, source: PageSource, address = '/'): Promise<string> {
  const { page, how } = await cache.obtain(source, address, 'r1');
  return `${page.hash} ${how}`;
}

test('a page is rendered once and sent for ten seconds', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  expect(await visit(cache, source)).toBe('one miss');
  now += 9_999;
  expect(await visit(cache, source)).toBe('one hit');
  expect(source.asked).toEqual(['/']);
  now += 1;
  expect(await visit(cache, source)).toBe('one stale');
});

test('by its own clock too a page is sent twice and rendered once', async () => {
  const [cache, source] = [new PageCache({ bytes: 1e6, api }), sourceOf('s', good('one'), good('two'))];
  expect([await visit(cache, source), await visit(cache, source)]).toEqual(['one miss', 'one hit']);
});

test('it counts how pages were sent', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  for (const address of ['/', '/x', '/x', '/x']) await visit(cache, source, address);
  now += 20_000;
  await visit(cache, source);
  expect(cache.counts).toEqual({ miss: 2, hit: 2, stale: 1 });
});

test('all who ask at the same time share one rendering', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  await Promise.all([visit(cache, source), visit(cache, source), visit(cache, source)]);
  expect(source.asked).toHaveLength(1);
});

test('until a minute it is sent as it is, and refreshed behind the shopper, once', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  now += 59_000;
  expect(await Promise.all([visit(cache, source), visit(cache, source)])).toEqual(['one stale', 'one stale']);
  await settled();
  expect(await visit(cache, source)).toBe('two hit');
  expect(source.asked).toHaveLength(2);
});

test('after a minute the shopper waits for a new one', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  now += 60_000;
  expect(await visit(cache, source)).toBe('two miss');
});

test('while the api is down a page is sent however old, and nobody asks for another', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  [now, down] = [now + 3_600_000, true];
  expect(await visit(cache, source)).toBe('one stale');
  expect(source.asked).toHaveLength(1);
  down = false;
  expect(await visit(cache, source)).toBe('two miss');
});

test('an old page takes the place of one that failed because the api has just gone down', async () => {
  const [cache, source] = [
    new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => false }, now: () => now }),
    sourceOf('s', good('one'), degraded('bad')),
  ];
  await visit(cache, source);
  now += 3_600_000;
  expect(await visit(cache, source)).toBe('one stale');
});

test('without an old page the failure itself is sent', async () => {
  const lost = new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => false }, now: () => now });
  expect(await visit(lost, sourceOf('s', degraded('bad')))).toBe('bad miss');
});

test('a page that came with one region missing is sent: an old one is only for pages that did not come', async () => {
  const cache = new PageCache({ bytes: 1e6, api: { isDown: false, check: async () => false }, now: () => now });
  const source = sourceOf('s', good('one'), degraded('bad', 200));
  await visit(cache, source);
  now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});

test('with the api up, an old page hides no failure', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});

test('a page with a failed region never replaces a good one, and is never kept', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad', 200), good('two'))];
  await visit(cache, source);
  now += 20_000;
  await visit(cache, source);
  await settled();
  expect(await visit(cache, source)).toBe('one stale');
  now += 1_000;
  await visit(cache, source);
  await settled();
  expect(await visit(cache, source)).toBe('two hit');
});

test('a refresh that failed is tried again after a second, not with each visit', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad', 200))];
  const asked: number[] = [];
  await visit(cache, source);
  now += 20_000;
  for (const ms of [0, 0, 999, 1]) {
    now += ms;
    await visit(cache, source);
    await settled();
    asked.push(source.asked.length);
  }
  expect(asked).toEqual([2, 2, 2, 3]);
});

test('a product that is gone takes its old page with it', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('gone', 404))];
  await visit(cache, source);
  now += 60_000;
  expect([await visit(cache, source), await visit(cache, source)]).toEqual(['gone miss', 'gone hit']);
  expect(cache.size.pages).toBe(1);
});

test('two release sets never share a page', async () => {
  const cache = cacheOf();
  expect(await visit(cache, sourceOf('a', good('one')))).toBe('one miss');
  expect(await visit(cache, sourceOf('b', good('two')))).toBe('two miss');
});

test('after an activation nobody gets a page of the old set that is still being rendered', async () => {
  const [cache, next] = [cacheOf(), sourceOf('b', good('new'))];
  let finish = (_: Made) => {};
  const old = sourceOf('a', new Promise<Made>((resolve) => (finish = resolve)));
  const visits = [visit(cache, old), visit(cache, next)];
  finish(good('old'));
  expect(await Promise.all(visits)).toEqual(['old miss', 'new miss']);
  expect([await visit(cache, old), await visit(cache, next)]).toEqual(['old hit', 'new hit']);
});

test('the warm-up of a new set renders for itself what the old set is still rendering', async () => {
  const [cache, next] = [cacheOf(), sourceOf('b', good('new'))];
  let finish = (_: Made) => {};
  const old = sourceOf('a', good('old'), new Promise<Made>((resolve) => (finish = resolve)));
  await visit(cache, old);
  now += 60_000;
  const refreshed = visit(cache, old);
  const warmed = cache.warm(next, 'a', 1, 1_000);
  finish(good('old again'));
  await Promise.all([refreshed, warmed]);
  expect(await visit(cache, next)).toBe('new hit');
});

test('what is asked for once does not push out what is asked for often', async () => {
  const [cache, source] = [cacheOf(10_000), sourceOf('s', good('page', 200, 500))];
  await visit(cache, source, '/');
  await visit(cache, source, '/');
  for (let n = 0; n < 1_000; n++) await visit(cache, source, `/search/${n}`);
  for (let n = 0; n < 1_000; n++) await visit(cache, sourceOf('s', good('gone', 404, 500)), `/nowhere/${n}`);
  expect(await visit(cache, source, '/')).toBe('page hit');
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
});

test('pages that do not exist push out none that do', async () => {
  const [cache, source] = [cacheOf(10_000), sourceOf('s', good('page', 200, 500))];
  await visit(cache, source, '/');
  for (let n = 0; n < 100; n++) await visit(cache, sourceOf('s', good('gone', 404, 500)), `/nowhere/${n}`);
  expect(await visit(cache, source, '/')).toBe('page hit');
});

test('a page that others push out from among those asked for often is on probation once more', async () => {
  const [cache, source] = [cacheOf(4_000), sourceOf('s', good('page', 200, 500))];
  for (const address of ['/1', '/2', '/3', '/4', '/5', '/6']) {
    await visit(cache, source, address);
    await visit(cache, source, address);
  }
  expect(source.asked).toHaveLength(6);
  expect(await visit(cache, source, '/1')).toBe('page hit');
});

test('what is kept is counted: each page once, with its address at two bytes a letter', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'))];
  await visit(cache, source, '/one');
  expect(cache.size).toEqual({ pages: 1, bytes: 108 });
  await visit(cache, source, '/one');
  await visit(cache, sourceOf('s', good('gone', 404)), '/gone');
  now += 20_000;
  await visit(cache, source, '/one');
  await settled();
  expect(cache.size).toEqual({ pages: 2, bytes: 218 });
});

test('before a flip the pages most asked for are made ready for the new set', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (const address of ['/', '/', '/', '/x', '/x', '/y']) await visit(cache, live, address);
  await cache.warm(next, 'a', 2, 1_000);
  expect(next.asked).toEqual(['/', '/x']);
  expect(await visit(cache, next, '/')).toBe('new hit');
});

test('what was asked for often a while ago counts less than what is asked for now', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  for (let times = 0; times < 8; times++) await visit(cache, live, '/sale');
  for (let times = 0; times < 2; times++) await visit(cache, live, '/quiet');
  now += 180_000;
  for (let times = 0; times < 2; times++) await visit(cache, live, '/new');
  await cache.warm(next, 'a', 3, 1_000);
  expect(next.asked).toEqual(['/new', '/sale', '/quiet']);
});

test('a flip readies only what its own visitors ask for, and not what is ready', async () => {
  const [cache, live, next] = [cacheOf(), sourceOf('a', good('old')), sourceOf('b', good('new'))];
  await visit(cache, live);
  await visit(cache, sourceOf('c', good('other')), '/other');
  const asked: number[] = [];
  for (const ms of [0, 4_999, 1]) {
    now += ms;
    await cache.warm(next, 'a', 5, 1_000);
    asked.push(next.asked.length);
  }
  expect([asked, next.asked]).toEqual([
    [1, 1, 2],
    ['/', '/'],
  ]);
});

test('pages that are made ready are told from visits by their request', async () => {
  const [cache, ids] = [cacheOf(), new Set<string>()];
  await visit(cache, sourceOf('a', good('old')));
  await cache.warm({ id: 'b', make: async (_, __, id) => (ids.add(id), good('new')) }, 'a', 1, 1_000);
  expect([...ids]).toEqual(['warm-up']);
});

test('what was made ready needs no other trial, unless it is no page that exists', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  for (const address of ['/', '/', '/gone']) await visit(cache, live, address);
  await cache.warm(sourceOf('b', good('new')), 'a', 1, 1_000);
  await cache.warm(sourceOf('c', good('gone', 404)), 'a', 1, 1_000);
  expect([cache.isReady('b', '/'), cache.isReady('b', '/gone'), cache.isReady('c', '/')]).toEqual([true, false, false]);
});

test('a flip never waits longer than it may for pages that hang', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  await visit(cache, live);
  const begun = performance.now();
  await cache.warm(sourceOf('b', new Promise<Made>(() => undefined)), 'a', 5, 30);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('after its time a warm-up begins no other page', async () => {
  const [cache, live] = [cacheOf(), sourceOf('a', good('old'))];
  for (const address of ['/', '/1', '/2', '/3']) await visit(cache, live, address);
  let answer = (_: Made) => {};
  const next = sourceOf('b', new Promise<Made>((resolve) => (answer = resolve)));
  await cache.warm(next, 'a', 4, 30);
  answer(good('new'));
  await settled();
  expect(next.asked).toHaveLength(2);
});

test('the pages of a set that ended are let go', async () => {
  const [cache, source] = [cacheOf(), sourceOf('a', good('old'))];
  for (const address of ['/', '/', '/x']) await visit(cache, source, address);
  await visit(cache, sourceOf('b', good('new')));
  cache.forget('a');
  expect([cache.size.pages, cache.isReady('b', '/')]).toEqual([1, true]);
  cache.forget('b');
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

test('a renderer that fails is the error of the one who asked, and the next one tries again', async () => {
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
