/** A guarded page of a remote without a working release: neither a blank page nor a redirect loop. */
import type { Page } from '@playwright/test';
import { readLive } from '../releases/commands.ts';
import { expect, test } from '../releases/ownShop.ts';
import { believeTokens, readStored, store } from '../session/storage.ts';
import { partsOf } from '../world/partsOf.ts';
import { ask } from './ask.ts';
import { damageFile } from './damageFile.ts';

/** Time limit: the shell restarts, and a set that could not be loaded is retried every 5 s. ms */
const BACK = 60_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payload = { id: 'm', exp: Math.floor(Date.now() / 1000) + 3600 };
const token = `${encode({ alg: 'none' })}.${encode(payload)}.signature`;

test('while cart and account are left out, /checkout and /dashboard say so, with and without a token', async ({
  shop,
  page,
  allowProblems,
}) => {
  // There is no code, and the browser requests none.
  allowProblems(/^console error: Loading chunk failed/);
  const { cart = '', account = '' } = await readLive(shop);
  const mendCart = damageFile(shop, 'cart', cart, 'node/page-checkout.cjs');
  const mendAccount = damageFile(shop, 'account', account, 'node/page-dashboard.cjs');
  partsOf(shop).signal('shell', 'SIGKILL');
  for (const path of ['/checkout', '/dashboard', '/login'])
    await expect.poll(async () => (await ask(shop.url + path)).status, { timeout: BACK }).toBe(503);

  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // The router writes its state into the first history entry.
    if (pathname !== visits.at(-1)) visits.push(pathname);
  });
  for (const path of ['/checkout', '/dashboard']) {
    await page.goto(path);
    await expectFailed(page);
    await expect(page).toHaveURL(path);
    // Without a token the guard redirects to the login, which is left out as well.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
    await expectFailed(page);
  }
  expect(visits).toEqual(['/checkout', '/login', '/dashboard', '/login']);

  await believeTokens(page);
  await store(page, 'token', token);
  visits.length = 0;
  for (const path of ['/checkout', '/dashboard']) {
    await page.goto(path);
    await expectFailed(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFailed(page);
    await expect(page).toHaveURL(path);
  }
  // By a client-side navigation from a page that works.
  await page.goto('/about-us');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expectFailed(page);
  expect(visits).toEqual(['/checkout', '/dashboard', '/about-us', '/viewcart']);
  expect(await readStored(page, 'token')).toBe(token);

  mendCart();
  mendAccount();
  for (const path of ['/checkout', '/dashboard'])
    await expect.poll(async () => (await ask(shop.url + path)).status, { timeout: BACK }).toBe(200);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
});

async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load.');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
}
