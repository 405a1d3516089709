import { Agent } from 'node:http';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../releases/ownShop.ts';
import { copyPublished } from '../world/dataFolders.ts';
import { startWorld, type World } from '../world/world.ts';
import { ask } from './ask.ts';
import { DEADLINE, expectNotNow, expectWhole, GRACE, medianTook } from './expectPage.ts';
import { openOwnDatabase, type OwnDatabase } from './ownDatabase.ts';
import { inTurn, Shoppers, unreadPage } from './Shoppers.ts';
import { SlowLine } from './SlowLine.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const read = ['/', '/product/Adjustable-Dog-Collar', '/petcategory/dog'];

let database: OwnDatabase;
let line: SlowLine;
let shop: World | undefined;
let url: string;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = copyPublished();
  database = await openOwnDatabase();
  line = await SlowLine.open(database.path);
  const databaseUrl = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
  shop = await startWorld({ dataFolder, env: { DATABASE_URL: databaseUrl, DATABASE_EMBEDDED: '1' } });
  url = shop.url;
});
test.afterAll(async () => {
  await shop?.stop();
  await line.close();
  await database.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('with a database that takes 2 s, cached pages are immediate, others come in time or report it, and no queue grows', async () => {
  for (const path of read) expectWhole(await ask(url + path));
  line.delay = 2_000;
  const [ready, unread] = [new Shoppers(url, 4, inTurn(read)), new Shoppers(url, 8, unreadPage)];
  // Longer than a page stays fresh.
  await pause(11_000);
  const [visits, others] = await Promise.all([ready.stop(), unread.stop()]);

  expect(visits.filter(({ flaw }) => flaw)).toEqual([]);
  expect(visits.length).toBeGreaterThan(50);
  expect(medianTook(visits)).toBeLessThan(1_500);
  const said = others.filter(({ flaw }) => flaw);
  expect(said.map(({ status, retryAfter }) => `${status} ${retryAfter}`)).toEqual(said.map(() => '503 2'));
  // It answers one at a time, so not all requests can succeed.
  expect(said.length).toBeGreaterThan(0);
  expect(Math.max(...others.map(({ took }) => took))).toBeLessThan(DEADLINE + GRACE);
  expectNotNow(await askMany(8).then((replies) => replies.find(({ status }) => status === 503) ?? replies[0]!));

  // Requests that no client waits for do not query the database.
  await expect.poll(() => line.quietFor, { timeout: 60_000 }).toBeGreaterThan(5_000);
  expect(line.connections).toBeLessThan(5);
});

test('once the database is fast again, so is the shop', async () => {
  line.delay = 0;
  await expect.poll(async () => (await ask(url + unreadPage())).status).toBe(200);
  for (const reply of await askMany(4)) expectWhole(reply);
});

test('a page that waits for its data when the shop is stopped is still sent completely, and closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  expectWhole(await ask(`${url}/about-us`, { agent }));
  line.delay = 1_500;
  const slow = ask(url + unreadPage(), { agent });
  await pause(400);
  const ended = shop?.stop();
  shop = undefined;
  const reply = await slow;
  expectWhole(reply);
  expect(reply.took).toBeGreaterThan(1_400);
  expect(reply.headers.connection).toBe('close');
  await ended;
  expect((await ask(url)).status).toBe(0);
  agent.destroy();
});

function askMany(count: number) {
  return Promise.all(Array.from({ length: count }, () => ask(url + unreadPage())));
}
