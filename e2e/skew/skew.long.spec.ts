/**
 * Remotes of the packages' previous minor version work beside today's: in the server's pages and the browser's, over the
 * buses, in storage and between tabs, whichever of the two changes first and whichever loads first.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { collar, fillRecipient, goAsGuest, newRecipient, type Recipient, summary } from '../checkout/buying.ts';
import { readStored } from '../session/storage.ts';
import { holdBack } from '../layout/network.ts';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { box } from '../product/productPage.ts';
import { activate } from '../releases/commands.ts';
import { regions } from '../releases/pageFacts.ts';
import { long } from '../world/longAt.ts';
import { expect, type Mix, type Releases, test } from './mixedShop.ts';
import { listBrokenStyles } from './listBrokenStyles.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** From both new to both old and back. Each mix occurs once after the cart's change, and once after the catalog's. */
const rounds: Record<'cart' | 'catalog', Mix[]> = {
  cart: [
    { cart: 'previous', catalog: 'today' },
    { cart: 'previous', catalog: 'previous' },
    { cart: 'today', catalog: 'previous' },
    { cart: 'today', catalog: 'today' },
  ],
  catalog: [
    { cart: 'today', catalog: 'previous' },
    { cart: 'previous', catalog: 'previous' },
    { cart: 'previous', catalog: 'today' },
    { cart: 'today', catalog: 'today' },
  ],
};

/** A different product for each mix, so none reaches the limit of an order. */
const products = [
  'Adjustable-Dog-Collar',
  'Dog-Fetch-Chewy-Toy',
  'Pet-Hair-Remover-Grooming-Brush',
  'Stainless-Steel-Cat-Plates,-Set-of-Three',
].map((slug) => `/product/${slug}`);

for (const [first, mixes] of Object.entries(rounds)) {
  test(
    `the shop works when the ${first} is updated first`,
    long,
    async ({ shop, releases, page, context, allowProblems }) => {
      test.setTimeout(900_000);
      // Time for a development build on a busy machine.
      allowProblems(/InvariantMiddleware took \d+ms/);
      const recipient = newRecipient();
      await goAsGuest(page, collar);
      await fillRecipient(page, recipient);
      const token = await readStored(page, 'token');
      let { name } = recipient.address;
      let live: Mix = { cart: 'today', catalog: 'today' };
      for (const [at, mix] of mixes.entries()) {
        await test.step(`cart: ${mix.cart}, catalog: ${mix.catalog}`, async () => {
          const product = products[at] ?? '';
          const olderTab = await openTab(context, product);
          for (const remote of ['cart', 'catalog'] as const)
            if (mix[remote] !== live[remote]) await activate(shop, remote, releases[remote][mix[remote]]);
          live = mix;
          await expectServed(page, product, idsOf(mix, releases));
          await expectBothLoaded(page, product);
          await expectAnyOrderOfLoading(page, product);
          await expectTabsAgree(page, olderTab);
          name = await expectDraft(page, { ...recipient, address: { ...recipient.address, name } });
          expect(await readStored(page, 'token')).toBe(token);
        });
      }
    },
  );
}

const idsOf = (mix: Mix, releases: Releases) => ({
  cart: `cart@${releases.cart[mix.cart]}`,
  catalog: `catalog@${releases.catalog[mix.catalog]}`,
});

/** The server renders every region of both remotes with the live releases. */
async function expectServed(page: Page, product: string, ids: Record<keyof Mix, string>): Promise<void> {
  for (const path of [product, '/', '/viewcart', '/checkout', '/productcategories/dog/Beds']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const owned = Object.entries(regions(html)).filter(([region]) => /^(cart|catalog)\//.test(region));
    expect(owned.length, path).toBeGreaterThan(0);
    for (const [region, text] of owned) {
      const [owner = ''] = region.split('/');
      expect(text, `${region} of ${path}`).toContain(`data-boundary="${ids[owner as keyof Mix]}"`);
    }
  }
}

/** Each remote's page, reached from the other's. It shows products that the other one added, with slots and styles. */
async function expectBothLoaded(page: Page, product: string): Promise<void> {
  await openPage(page, product);
  await untilHydrated(page);
  await expectOneMore(page, () => add(page));
  await badge(page).click();
  await page
    .getByRole('dialog', { name: /^Your cart/ })
    .getByRole('link', { name: 'View cart' })
    .click();
  await expect(page).toHaveURL('/viewcart');
  await expect(summary(page)).toContainText(/Total\$\d/);
  expect(await page.evaluate(listBrokenStyles)).toEqual([]);
  // The cart passes the props, and the catalog has the component.
  const recommended = page.locator('[data-region="catalog/slot:Recommendations"]');
  await recommended.scrollIntoViewIfNeeded();
  await expect(recommended.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(listBrokenStyles)).toEqual([]);

  await openPage(page, '/viewcart');
  await untilHydrated(page);
  const toProduct = lines(page).last().getByRole('link').first();
  const title = (await toProduct.textContent()) ?? '';
  await toProduct.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectOneMore(page, () => add(page));
  expect(await page.evaluate(listBrokenStyles)).toEqual([]);
}

/** A press while one of the two has not loaded reaches the cart once both have. */
async function expectAnyOrderOfLoading(page: Page, product: string): Promise<void> {
  const before = await units(page);
  const loadCart = await holdBack(page, '**/r/cart/**');
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await add(page);
  await expect(box(page).getByText('Your cart is still loading')).toBeVisible();
  loadCart();
  // The older tab's cart or this page's delivers it, once.
  await expectUnits(page, before + 1);
  await expect.poll(() => page.evaluate(countWaiting)).toBe(0);

  const loadCatalog = await holdBack(page, '**/r/catalog/**');
  const cartLoaded = page.waitForResponse(/\/r\/cart\/.*\/remoteEntry\.js$/);
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await cartLoaded;
  await add(page);
  loadCatalog();
  await expectUnits(page, before + 2);
  await page.unrouteAll();
}

/** Runs in the page: counts requests in the outbox. */
const countWaiting = () => Object.keys(localStorage).filter((key) => key.startsWith('cart-outbox:')).length;

/** A tab from before the change and one from after it share a cart. */
async function expectTabsAgree(page: Page, olderTab: Page): Promise<void> {
  await expectUnits(olderTab, await units(page));
  await expectOneMore(olderTab, () => add(olderTab));
  await expectUnits(page, await units(olderTab));
  await olderTab.close();
}

/** Text that was typed under one release is kept under another. @returns the name that is typed now */
async function expectDraft(page: Page, { email, address }: Recipient): Promise<string> {
  await openPage(page, '/checkout/contact');
  await untilHydrated(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Street address')).toHaveValue(address.line1);
  await expect(page.getByLabel('Full name')).toHaveValue(address.name);
  const next = `${address.name}e`;
  await page.getByLabel('Full name').fill(next);
  await expect.poll(() => readStored(page, 'checkout-draft')).toContain(`"${next}"`);
  return next;
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await openPage(tab, path);
  await untilHydrated(tab);
  return tab;
}

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, \d+ items?$/ });
const lines = (page: Page) => page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
const add = (page: Page) => box(page).getByRole('button', { name: 'Add to cart' }).click();

async function units(page: Page): Promise<number> {
  return Number.parseInt((await badge(page).textContent()) ?? '', 10);
}

const expectUnits = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${count} items`, exact: true })).toBeVisible();

async function expectOneMore(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await units(page);
  await press();
  await expectUnits(page, before + 1);
}
