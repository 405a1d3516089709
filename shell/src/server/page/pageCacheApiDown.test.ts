/** @jest-environment node */
import { cacheOf, cacheWithLostApi, degraded, good, sourceOf, visit, world } from './testing/sampleCache.ts';

test('while the api is down a page is sent however old, and nobody asks for another', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  Object.assign(world, { now: world.now + 3_600_000, isApiDown: true });
  expect(await visit(cache, source)).toBe('one stale');
  expect(source.asked).toHaveLength(1);
  world.isApiDown = false;
  expect(await visit(cache, source)).toBe('two miss');
});

test('an old page takes the place of one that failed because the api has just gone down', async () => {
  const [cache, source] = [cacheWithLostApi(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 3_600_000;
  expect(await visit(cache, source)).toBe('one stale');
});

test('without an old page the failure itself is sent', async () => {
  const lost = cacheWithLostApi();
  expect(await visit(lost, sourceOf('s', degraded('bad')))).toBe('bad miss');
});

test('a page that came with one region missing is sent: an old one is only for pages that did not come', async () => {
  const cache = cacheWithLostApi();
  const source = sourceOf('s', good('one'), degraded('bad', 200));
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});

test('with the api up, an old page hides no failure', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});
