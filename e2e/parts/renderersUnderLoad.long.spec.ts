import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { activate, rollback } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { type Fault, faultyProducts } from '../releases/testReleases.ts';
import { partsOf } from '../world/partsOf.ts';
import { ask } from './ask.ts';
import { DEADLINE, expectSurroundings, GRACE } from './expectPage.ts';
import { processorTime } from './processorTime.ts';
import { inTurn, Shoppers, unreadPage } from './Shoppers.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const faults = ['fault-exits', 'fault-loops', 'fault-fills-the-heap'] satisfies Fault[];
const CLIENTS = 12;

test.beforeAll(async ({ shop, workshop }) => {
  await activate(shop, 'catalog', await workshop.publish(shop, 'catalog', faultyProducts(workshop)));
});
test.afterAll(async ({ shop }) => {
  await rollback(shop, 'catalog');
});

for (const fault of faults) {
  test(`${CLIENTS} shoppers read pages that must be rendered, and a page ${fault.replace('fault-', '').replaceAll('-', ' ')}: only that one fails`, async ({
    shop,
  }) => {
    // Both renderers of the set have started.
    await pause(1_500);
    const paths = inTurn(['/about-us', '/viewcart', '/petcategory/dog']);
    const renewed = new Shoppers(shop.url, CLIENTS - 2, unreadPage, 50);
    const ready = new Shoppers(shop.url, 2, paths);
    await pause(500);
    const rendered = renewed.visits.length;
    const replaced = countReplaced(shop.output());
    const guilty = await ask(`${shop.url}/product/${fault}`);
    // As many again after it, rendered by the spare.
    await expect.poll(() => renewed.visits.length, { timeout: 90_000 }).toBeGreaterThan(rendered + 5 * CLIENTS);
    const visits = [...(await renewed.stop()), ...(await ready.stop())];

    expect([500, 503]).toContain(guilty.status);
    expectSurroundings(guilty.text);
    expect(guilty.took).toBeLessThan(DEADLINE + GRACE);
    expect(visits.filter(({ flaw }) => flaw)).toEqual([]);
    expect(Math.max(...visits.map(({ took }) => took))).toBeLessThan(DEADLINE + GRACE);
    expect(countReplaced(shop.output())).toBeGreaterThan(replaced);
  });
}

test('three concurrent requests for such pages, and repeated ones, affect only those pages', async ({ shop }) => {
  await pause(1_500);
  const shoppers = new Shoppers(shop.url, CLIENTS, unreadPage, 50);
  await pause(500);
  const guilty = await Promise.all(
    [...faults, ...faults].map((fault) => ask(`${shop.url}/product/${fault}?variant=b`)),
  );
  const again: number[] = [];
  for (let n = 0; n < 5; n++) again.push((await ask(`${shop.url}/product/fault-exits?variant=b`)).took);
  const visits = await shoppers.stop();
  expect(visits.filter(({ flaw }) => flaw)).toEqual([]);
  // Each of the three may delay a shopper, one after the other.
  expect(Math.max(...[...visits, ...guilty].map(({ took }) => took))).toBeLessThan(3 * (DEADLINE + GRACE));
  for (const { status, text } of guilty) {
    expect([500, 503]).toContain(status);
    expectSurroundings(text);
  }
  // A page that ended a renderer is rendered without its region from then on, and ends no other.
  expect(Math.max(...again)).toBeLessThan(DEADLINE);
});

test('a shell that is killed while a renderer loops leaves no renderer behind', async ({ shop }) => {
  test.skip(process.platform !== 'linux', 'Other systems have no file that lists the children of a process.');
  const shell = partsOf(shop).pid('shell');
  const renderers = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ').map(Number);
  const used = renderers.map(processorTime);
  void ask(`${shop.url}/product/fault-loops?variant=killed`);
  const listLooping = () => renderers.filter((pid, at) => processorTime(pid) > (used[at] ?? 0) + 200);
  await expect.poll(listLooping, { intervals: [20] }).not.toEqual([]);
  const looping = listLooping();
  process.kill(shell, 'SIGKILL');
  await expect.poll(() => looping.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 10_000 }).toEqual([]);
  await expect.poll(async () => (await ask(shop.url)).status, { timeout: 30_000 }).toBe(200);
});

function countReplaced(output: string): number {
  return output.split('A renderer was replaced').length - 1;
}
