import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from '../releases/ownShop.ts';
import { ask } from './ask.ts';
import { inTurn, Shoppers } from './Shoppers.ts';
import type { SlowClientsTask } from './slowClientsThread.ts';

const CONNECTIONS = 10_000;
const read = ['/', '/product/Adjustable-Dog-Collar', '/petcategory/dog', '/about-us'];

/** What nineteen of twenty visits took at most, in ms, and what went wrong. */
async function measure(url: string, ms: number) {
  const shoppers = new Shoppers(url, 4, inTurn(read));
  await pause(ms);
  const visits = await shoppers.stop();
  const times = visits.map(({ took }) => took).toSorted((one, other) => one - other);
  return { p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, flaws: visits.filter(({ flaw }) => flaw) };
}

test('ten thousand slow connections for two minutes do not slow other shoppers down', async ({ shop }) => {
  test.setTimeout(600_000);
  const port = Number(new URL(shop.url).port);
  for (const path of read) await ask(shop.url + path);
  const before = await measure(shop.url, 20_000);

  const workerData: SlowClientsTask = { port, count: CONNECTIONS, page: '/' };
  const clients = new Worker(new URL('./slowClientsThread.ts', import.meta.url), { workerData });
  const count = async () => {
    clients.postMessage('count');
    return (await once(clients, 'message'))[0] as { connected: number; opened: number };
  };
  await expect.poll(async () => (await count()).connected, { timeout: 60_000 }).toBeGreaterThan(CONNECTIONS * 0.95);
  const during = await measure(shop.url, 120_000);
  const { connected, opened } = await count();
  clients.postMessage('end');
  await once(clients, 'exit');
  const after = await measure(shop.url, 20_000);

  console.log(
    `p95 of pages: ${before.p95.toFixed(1)} ms before, ${during.p95.toFixed(1)} ms with ${connected} slow connections (${opened} opened), ${after.p95.toFixed(1)} ms after`,
  );
  expect([...before.flaws, ...during.flaws, ...after.flaws]).toEqual([]);
  expect(connected).toBeGreaterThan(CONNECTIONS * 0.8);
  expect(during.p95).toBeLessThanOrEqual(1.5 * Math.max(before.p95, after.p95));
});
