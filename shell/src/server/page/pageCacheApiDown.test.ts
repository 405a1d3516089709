/** @jest-environment node */
import { cacheOf, cacheWithLostApi, degraded, good, sourceOf, visit, world } from './testing/sampleCache.ts';

test('while the api is down a page of any age is sent, and no new one is rendered', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), good('two'))];
  await visit(cache, source);
  Object.assign(world, { now: world.now + 3_600_000, isApiDown: true });
  expect(await visit(cache, source)).toBe('one stale');
  expect(source.asked).toHaveLength(1);
  world.isApiDown = false;
  expect(await visit(cache, source)).toBe('two miss');
});

test('an old page replaces one that failed because the api has just gone down', async () => {
  const [cache, source] = [cacheWithLostApi(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 3_600_000;
  expect(await visit(cache, source)).toBe('one stale');
});

test('without an old page the failure itself is sent', async () => {
  const lost = cacheWithLostApi();
  expect(await visit(lost, sourceOf('s', degraded('bad')))).toBe('bad miss');
});

test('a page with one missing region is sent: an old page replaces only a page that failed as a whole', async () => {
  const cache = cacheWithLostApi();
  const source = sourceOf('s', good('one'), degraded('bad', 200));
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});

test('with the api up, a failure is not hidden by an old page', async () => {
  const [cache, source] = [cacheOf(), sourceOf('s', good('one'), degraded('bad'))];
  await visit(cache, source);
  world.now += 60_000;
  expect(await visit(cache, source)).toBe('bad miss');
});
