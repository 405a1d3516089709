import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../releases/ownShop.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { expectBack } from './expectBack.ts';
import { AT_ONCE, DEADLINE, medianTook, expectNotNow, expectSurroundings, expectWhole, GRACE } from './expectPage.ts';
import { readEvents } from './readEvents.ts';
import { inTurn, Shoppers, unreadPage } from './Shoppers.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const read = ['/', '/product/Adjustable-Dog-Collar', '/petcategory/dog', '/productcategories/dog/Beds'];
/** Age up to which a page is sent without a refresh. ms */
const FRESH = 10_000;
/** Older than this, a page is sent only because the api is down. ms */
const USABLE = 60_000;

test('when the api is killed, cached pages are sent, others report it, and the api restarts', async ({ shop }) => {
  await readAll(shop);
  const [ready, unread] = [new Shoppers(shop.url, 4, inTurn(read)), new Shoppers(shop.url, 2, unreadPage)];
  const begun = performance.now();
  partsOf(shop).signal('api', 'SIGKILL');
  await expect.poll(() => unread.visits.some(({ status }) => status === 503)).toBe(true);
  await expectBack(shop);
  expect(performance.now() - begun).toBeLessThan(60_000);
  const [visits, others] = await Promise.all([ready.stop(), unread.stop()]);

  expect(visits.filter(({ flaw }) => flaw)).toEqual([]);
  expect(visits.filter(({ cacheStatus }) => !cacheStatus.startsWith('shell; hit'))).toEqual([]);
  expect(visits.length).toBeGreaterThan(20);
  expect(medianTook(visits)).toBeLessThan(AT_ONCE);
  // They include pages whose data was loading when the api died.
  const said = others.filter(({ flaw }) => flaw);
  expect(said.map(({ status, retryAfter }) => `${status} ${retryAfter}`)).toEqual(said.map(() => '503 2'));
  expect(Math.max(...others.map(({ took }) => took))).toBeLessThan(DEADLINE + GRACE);
});

test('after more than a minute without the api, cached pages are sent, others report it, and then all pages recover', async ({
  shop,
  page,
  allowProblems,
}) => {
  allowProblems(/status 503: .*\/api\/products\//);
  await expectBack(shop);
  // No other test requests this page, so it is not rendered again.
  const old = '/product/Cloudrest-Orthopedic-Dog-Bed';
  expectWhole(await ask(shop.url + old));
  const made = performance.now();
  await readAll(shop);
  await page.goto('/petcategory/dog');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  // From now on it is rendered again whenever it is requested.
  await pause(FRESH + 200 - (performance.now() - made));
  const missed = unreadPage();

  const [id, from] = [`not-now-${process.pid}`, shop.output().length];
  const parts = partsOf(shop);
  const letRestart = parts.holdRestarts();
  try {
    parts.signal('api', 'SIGKILL');
    expectNotNow(await ask(shop.url + missed, { headers: { 'x-request-id': id } }));
    // That rendering fails, and replaces no page.
    for (let n = 0; n < 5; n++, await pause(200)) expectReady(await ask(shop.url + old), 'shell; hit; detail=stale');
    for (const path of read) expectReady(await ask(shop.url + path));
    // Pages without data from the api need no cache.
    for (const path of ['/about-us', '/viewcart', '/login'])
      expect((await ask(shop.url + path)).status, path).toBe(200);
    const missing = await ask(`${shop.url}/no-such-page`);
    expect(missing.status).toBe(404);
    expectSurroundings(missing.text);
    await openFirstProduct(page);
    await expect(page.getByRole('heading', { name: 'This page didn’t load.' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This page didn’t load.' })).toBeVisible();

    await pause(USABLE + 1_000 - (performance.now() - made));
    for (const path of [old, ...read]) expectReady(await ask(shop.url + path), 'shell; hit; detail=stale');
    // Available again at once: a failed request drops nothing.
    expectReady(await ask(shop.url + old), 'shell; hit; detail=stale');
    expectNotNow(await ask(shop.url + unreadPage()));
  } finally {
    letRestart();
  }

  await expectBack(shop);
  expectWhole(await ask(shop.url + missed));
  await expectTold(shop, id, from);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page didn’t load.' })).toHaveCount(0);
  // Too old to be sent once it can be rendered again.
  await expect.poll(async () => (await ask(shop.url + old)).headers['cache-status']).toBe('shell; hit');
});

test('an api that hangs counts as down, and no one waits longer than the time limit of a page', async ({ shop }) => {
  await readAll(shop);
  const parts = partsOf(shop);
  parts.signal('api', 'SIGSTOP');
  try {
    const unread = Array.from({ length: 20 }, () => ask(shop.url + unreadPage()));
    for (const path of read) expectReady(await ask(shop.url + path));
    for (const reply of await Promise.all(unread)) expectNotNow(reply);
  } finally {
    parts.signal('api', 'SIGCONT');
  }
  await expectBack(shop);
});

/** A failure that a visitor saw is in the log with its request, and its reason, which is logged once in a minute. */
async function expectTold(shop: World, id: string, from: number): Promise<void> {
  const found = () => readEvents(shop, from).find(({ requestId, msg }) => requestId === id && msg === 'request');
  await expect.poll(found).toBeDefined();
  const request = found();
  expect(request).toMatchObject({ level: 'warn', status: 503 });
  // The test before has killed the api too, so the reason may be in its minute.
  const reasons = readEvents(shop, 0).filter(({ route, error }) => route === '/product/:title' && error);
  expect(reasons.at(-1)).toMatchObject({ level: 'warn', set: request?.set, service: 'shell' });
}

async function readAll({ url }: World): Promise<void> {
  for (const path of read) expectWhole(await ask(url + path));
}

function expectReady(reply: Awaited<ReturnType<typeof ask>>, cacheStatus?: string): void {
  expectWhole(reply);
  expect(reply.took).toBeLessThan(AT_ONCE);
  if (cacheStatus) expect(reply.headers['cache-status']).toBe(cacheStatus);
  else expect(reply.headers['cache-status']).toMatch(/^shell; hit/);
}

/** Navigates by a click, without a reload. */
async function openFirstProduct(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
