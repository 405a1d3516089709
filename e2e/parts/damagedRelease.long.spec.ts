import { readFileSync } from 'node:fs';
import { activate, readLive, rollback } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { catalogIds, singleId } from '../releases/pageFacts.ts';
import { publishMarked } from '../releases/testReleases.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { damageFile, storedFile } from './damageFile.ts';
import { expectWhole } from './expectPage.ts';
import { unreadPage } from './Shoppers.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** Time limit: the shell restarts, and a set that could not be loaded is retried every 5 s. ms */
const BACK = 30_000;
const BROWSER_FILE = 'browser/page-home.js';

let before: string;
let live: string;

test.beforeAll(async ({ shop, workshop }) => {
  before = (await readLive(shop)).catalog ?? '';
  live = await publishMarked(shop, workshop, 0);
  await activate(shop, 'catalog', live);
});
test.afterAll(async ({ shop }) => {
  if ((await readLive(shop)).catalog !== before) await activate(shop, 'catalog', before);
});

for (const path of [BROWSER_FILE, 'node/page-home.cjs', 'release.json']) {
  test(`after a change of one byte of ${path} on disk it is never served, an older set replaces it, and a repair ends that`, async ({
    shop,
    workshop,
  }) => {
    const bytes = readStored(shop, BROWSER_FILE);
    const fileUrl = `${shop.url}/r/catalog/${live}/${BROWSER_FILE}`;
    damageFile(shop, 'catalog', live, path);
    // Running processes hold it in memory.
    await expectSet(shop, live);
    expectWhole(await ask(shop.url + unreadPage()));
    expect((await ask(fileUrl)).body.equals(bytes)).toBe(true);

    const said = shop.output().length;
    partsOf(shop).signal('shell', 'SIGKILL');
    await expect.poll(async () => (await ask(shop.url)).status, { timeout: BACK }).toBe(200);
    await expectSet(shop, before);
    expectWhole(await ask(shop.url + unreadPage()));
    const file = await ask(fileUrl);
    if (file.status !== 503) expect(file.body.equals(bytes)).toBe(true);
    expect(file.status).toBe(path === 'node/page-home.cjs' ? 200 : 503);
    expect(shop.output().slice(said)).toContain(
      `The file ${path} of catalog@${live} is damaged: publish catalog again from the same sources, which repairs it, or choose another release.`,
    );

    expect(await publishMarked(shop, workshop, 0)).toBe(live);
    await expect.poll(async () => singleId((await ask(shop.url)).text), { timeout: BACK }).toBe(live);
    expect((await ask(fileUrl)).body.equals(bytes)).toBe(true);
    const shell = async () =>
      (await shop.release('status')).stdout.split('\n').find((line) => line.startsWith('Shell '));
    await expect.poll(shell, { message: 'status is whole again too' }).toMatch(/ is on this set\.$/);
  });
}

test('a remote with only damaged releases is left out and the others work; a damaged browser file affects only itself', async ({
  shop,
}) => {
  const cart = (await readLive(shop)).cart ?? '';
  const mendNode = damageFile(shop, 'cart', cart, 'node/page-viewcart.cjs');
  const mendBrowser = damageFile(shop, 'cart', cart, 'browser/page-viewcart.js');
  const said = shop.output().length;
  partsOf(shop).signal('shell', 'SIGKILL');
  await expect.poll(async () => (await ask(shop.url)).status, { timeout: BACK }).toBe(200);
  for (const path of ['node/page-viewcart.cjs', 'browser/page-viewcart.js']) {
    const words = `The file ${path} of cart@${cart} is damaged: publish cart again from the same sources, which repairs it`;
    await expect.poll(() => shop.output().slice(said), { timeout: BACK }).toContain(words);
  }
  await expectSet(shop, live);
  const closed = await ask(`${shop.url}/viewcart`);
  expect(closed.status).toBe(503);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
  const ready = await ask(`${operatorUrl(shop, 'monitor')}/readyz`);
  expect(ready.status).toBe(200);
  expect(ready.text).toMatch(new RegExp(`^ready\ncart@${cart} is left out: The file `));

  mendNode();
  // Without a command.
  await expect.poll(async () => (await ask(`${shop.url}/viewcart`)).status, { timeout: BACK }).toBe(200);
  await expectSet(shop, live);
  expectWhole(await ask(`${shop.url}/viewcart`));
  const url = `${shop.url}/r/cart/${cart}/browser/page-viewcart.js`;
  const file = await ask(url);
  expect([file.status, file.headers['cache-control']]).toEqual([503, 'no-store']);
  // Another remote can still be rolled back.
  await rollback(shop, 'catalog');
  await expectSet(shop, before);
  mendBrowser();
  expect((await ask(url)).status).toBe(200);
});

async function expectSet({ url }: World, catalog: string): Promise<void> {
  const { text } = await ask(`${url}/`);
  expect(catalogIds(text).boundary).toBe(catalog);
}

function readStored(shop: World, path: string): Buffer {
  return readFileSync(storedFile(shop, 'catalog', live, path));
}
