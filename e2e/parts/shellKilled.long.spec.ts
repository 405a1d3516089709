import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectRefused, readLive, readStatus } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { catalogIds } from '../releases/pageFacts.ts';
import { publishMarked } from '../releases/testReleases.ts';
import { listProcesses } from '../world/listProcesses.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { expectWhole } from './expectPage.ts';
import { inTurn, Shoppers } from './Shoppers.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** Time limit of a restart, whose delay grows each time. ms */
const BACK = 30_000;

let base: string;
let marked: string;

test.beforeAll(async ({ shop, workshop }) => {
  base = (await readLive(shop)).catalog ?? '';
  marked = await publishMarked(shop, workshop, 0);
});

test('a killed shell restarts with the same set, and the log is unchanged', async ({ shop }) => {
  const log = readFolder(shop, 'log/local');
  const { setId } = await readStatus(shop);
  const [former = ''] = readdirSync(join(shop.dataFolder, 'store/running/local'));
  const shoppers = new Shoppers(shop.url, 4, inTurn(['/', '/product/Adjustable-Dog-Collar', '/about-us']), 50);
  const begun = performance.now();
  await expectBack(shop, killShell(shop));
  expect(performance.now() - begun).toBeLessThan(60_000);
  const back = shoppers.visits.length;
  await expect.poll(() => shoppers.visits.length).toBeGreaterThan(back + 20);
  const visits = await shoppers.stop();

  // First refused connections or the opening page, then only complete pages.
  const whole = visits.findIndex(({ flaw }) => !flaw);
  expect(visits.slice(0, back).filter(({ status, flaw }) => flaw && ![0, 503].includes(status))).toEqual([]);
  expect(visits.slice(Math.max(whole, back)).filter(({ flaw }) => flaw)).toEqual([]);
  expect((await ask(shop.url)).headers['x-release-set']).toBe(setId);
  expect(readFolder(shop, 'log/local')).toEqual(log);
  const running = readdirSync(join(shop.dataFolder, 'store/running/local'));
  expect(running).toHaveLength(1);
  expect(running).not.toContain(former);
});

test('when the shell is killed during an activation, the command reports the release that is live', async ({
  shop,
}) => {
  const entries = () => Object.keys(readFolder(shop, 'log/local')).length;
  const known = entries();
  const command = shop.release('activate', `catalog@${marked}`, '--force', '--reason', 'a test');
  await expect.poll(entries, { timeout: 20_000, intervals: [5] }).toBe(known + 1);
  const killed = killShell(shop);
  const { code, stdout, stderr } = await command;
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/No shell is running; it goes live when one starts\.|It is live on 1 shell/);
  expect((await readLive(shop)).catalog).toBe(marked);
  await expectBack(shop, killed);
  await expectCatalog(shop, marked);
});

test('a rollback without a running shell is live after the restart', async ({ shop }) => {
  const letRestart = partsOf(shop).holdRestarts();
  const killed = killShell(shop);
  try {
    await expect.poll(async () => (await shop.release('status')).stdout).toContain('No shell is running.');
    await expectRefused(shop, ['rollback', 'catalog'], /No shell is running in "local" of .*Nothing was changed\./);
    expect((await shop.release('rollback', 'catalog', '--no-shell')).code).toBe(0);
    expect((await readLive(shop)).catalog).toBe(base);
  } finally {
    letRestart();
  }
  await expectBack(shop, killed);
  await expectCatalog(shop, base);
  const { remotes, shells } = await readStatus(shop);
  const rolledBack = remotes.find(({ remote }) => remote === 'catalog')?.since ?? '';
  expect(rolledBack.localeCompare(shells[0]?.since ?? ''), 'it was made before the shell began').toBe(-1);
});

/** @returns its process id */
function killShell(shop: World): number {
  const pid = partsOf(shop).pid('shell');
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Waits until another process serves the shop. */
async function expectBack(shop: World, killed: number): Promise<void> {
  const running = () => listProcesses(shop.dataFolder).some((line) => Number.parseInt(line, 10) === killed);
  await expect.poll(running).toBe(false);
  await expect.poll(async () => (await ask(shop.url)).status, { timeout: BACK, intervals: [50] }).toBe(200);
}

async function expectCatalog({ url }: World, id: string): Promise<void> {
  const reply = await ask(`${url}/`);
  expectWhole(reply);
  expect(catalogIds(reply.text).boundary).toBe(id);
}

/** The objects of a folder of the store: name → text, by number. */
function readFolder({ dataFolder }: World, folder: string): Record<string, string> {
  const path = join(dataFolder, 'store', folder);
  const names = existsSync(path) ? readdirSync(path).toSorted() : [];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}
