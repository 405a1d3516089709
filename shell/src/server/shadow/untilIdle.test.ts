/** @jest-environment node */
import { untilIdle } from './untilIdle.ts';

const { signal } = new AbortController();

test('while the shell’s own thread is busy, nothing is rendered for a shadow', async () => {
  let turns = 0;
  const work = setInterval(() => {
    for (const end = performance.now() + 20; performance.now() < end; );
    if (++turns === 10) clearInterval(work);
  }, 2);
  await untilIdle(() => false, signal);
  expect(turns).toBe(10);
});

test('while a visitor waits for a page, nothing is rendered for a shadow', async () => {
  let looks = 0;
  await untilIdle(() => ++looks < 4, signal);
  expect(looks).toBe(4);
});

test('a shadow that ends waits no longer', async () => {
  const ending = new AbortController();
  const waiting = untilIdle(() => true, ending.signal);
  ending.abort();
  await expect(waiting).resolves.toBeLessThan(5_000);
});

test('beside a shell that is always busy a shadow goes on after a while, and tells how long it waited', async () => {
  expect(await untilIdle(() => true, signal, 100)).toBeGreaterThanOrEqual(100);
  expect(await untilIdle(() => false, signal, 60_000)).toBeLessThan(60_000);
});
