/** @jest-environment node */
import { cacheOf, cacheWithLostApi, degraded, good, sourceOf, visit, world } from './testing/sampleCache.ts';

test('while the api is down a page is sent at any age, and not refreshed', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  Object.assign(world, { now: world.now + 3_600_000, isApiDown: true });
  expect(await visit(cache, source)).toBe('one stale');
  expect(source.asked).toHaveLength(1);
  world.isApiDown = false;
  expect(await visit(cache, source)).toBe('two miss');
});

test('an old page is sent instead of one that failed because the api has just gone down', async () => {
  const [cache, source] = [cacheWithLostApi(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 3_600_000;
  expect(await visit(cache, source)).toBe('one stale');
});

test('without an old page the failure itself is sent', async () => {
  const lost = cacheWithLostApi();
  expect(await visit(lost, sourceOf('s', degraded('bad')))).toBe('bad miss');
});

test('a page with one failed region is sent, because only a failed page is replaced by an old one', async () => {
  const cache = cacheWithLostApi();
  const source = sourceOf('s', good('one'), degraded('bad', 200));
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});

test('while the api is up, an old page does not replace a failed one', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});
