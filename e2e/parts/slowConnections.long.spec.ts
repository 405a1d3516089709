import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../releases/ownShop.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { processorTime } from './processorTime.ts';
import { inTurn, Shoppers } from './Shoppers.ts';
import { openBareServer, SlowClients } from './SlowClients.ts';

const CONNECTIONS = 10_000;
const read = ['/', '/product/Adjustable-Dog-Collar', '/petcategory/dog', '/about-us'];

/** What nineteen of twenty visits took at most, and the processor time of the shell each second, in ms; what went wrong. */
async function measure(shop: World, ms: number) {
  const shell = partsOf(shop).pid('shell');
  const used = processorTime(shell);
  const shoppers = new Shoppers(shop.url, 4, inTurn(read));
  await pause(ms);
  const visits = await shoppers.stop();
  const times = visits.map(({ took }) => took).toSorted((one, other) => one - other);
  return {
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    shell: (1_000 * (processorTime(shell) - used)) / ms,
    visits: visits.length,
    flaws: visits.filter(({ flaw }) => flaw),
  };
}

/** The same, while the server at this port has the slow connections. */
async function measureAmong(shop: World, port: number, ms: number) {
  const clients = new SlowClients(port, CONNECTIONS);
  try {
    await expect.poll(async () => (await clients.count()).connected, { timeout: 60_000 }).toBeGreaterThan(9_500);
    const begun = await clients.count();
    const measured = await measure(shop, ms);
    const { connected, opened, ms: used } = await clients.count();
    return { ...measured, connected, opened: opened - begun.opened, clients: (1_000 * (used - begun.ms)) / ms };
  } finally {
    await clients.stop();
  }
}

/*
 * The clients take a part of this machine's processors, which attackers elsewhere do not. So the shop is measured against
 * itself while a bare server beside it has the same connections.
 */
test('ten thousand slow connections for two minutes do not slow other shoppers down', async ({ shop }) => {
  test.setTimeout(900_000);
  for (const path of read) await ask(shop.url + path);
  const page = await ask(`${shop.url}/`, { headers: { 'accept-encoding': 'identity' } });
  const bare = await openBareServer(page.body);
  const quiet = await measure(shop, 20_000);
  const before = await measureAmong(shop, bare.port, 60_000);
  const among = await measureAmong(shop, Number(new URL(shop.url).port), 120_000);
  const after = await measureAmong(shop, bare.port, 60_000);
  bare.stop();
  console.log(describe({ quiet, before, among, after }));

  expect([quiet, before, among, after].flatMap(({ flaws }) => flaws)).toEqual([]);
  expect(among.connected).toBeGreaterThan(CONNECTIONS * 0.8);
  expect(among.p95).toBeLessThanOrEqual(1.5 * Math.max(before.p95, after.p95));
});

/** A line for each measurement. */
function describe(all: Record<string, Awaited<ReturnType<typeof measure>> & { clients?: number; opened?: number }>) {
  const lines = Object.entries(all).map(
    ([when, { p95, visits, shell, clients = 0, opened = 0 }]) =>
      `${when}: p95 ${p95.toFixed(1)} ms of ${visits} pages; processor time in ms a second: ${shell.toFixed(0)} of the shell, ${clients.toFixed(0)} of the slow clients, who opened ${opened} again`,
  );
  return lines.join('\n');
}
