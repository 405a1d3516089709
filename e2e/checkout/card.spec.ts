/** Paying on the payment service's page, with every outcome. */
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { expect, test as inShop, type World } from '../world/world.ts';
import { button, collar, fillRecipient, goAsGuest, goOn, newRecipient, placeOrder } from './buying.ts';
import { type CardShop, openCardShop } from './cardShop.ts';
import { long } from '../world/longAt.ts';

const test = inShop.extend<{ world: World }, { cardShop: CardShop }>({
  cardShop: [
    async ({}, use) => {
      const shop = await openCardShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  world: async ({ cardShop }, use) => use(cardShop.world),
});
// The tests share a worker and a shop.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 740 } });

/** Continues to the page of the payment service. */
async function orderByCard(page: Page, { service }: CardShop): Promise<void> {
  await goAsGuest(page, collar);
  await fillRecipient(page, newRecipient());
  await expect(page.getByRole('radio', { name: /^Card or wallet/ })).toBeChecked();
  await goOn(page);
  await expect(page).toHaveURL('/checkout/review');
  await placeOrder(page);
  await expect(page).toHaveURL((url) => url.origin === service.url);
}

test('a card is charged at the payment page, and the thank-you page is shown', async ({ page, cardShop }) => {
  await orderByCard(page, cardShop);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/success\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your order');
  await expect(page.getByText(/authorized\. We’ll charge your card when we pack your order/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByText(/^Payment authorized/)).toBeVisible();
});

test('a shopper who returns without paying reads that nothing was charged, and pays later', async ({
  page,
  cardShop,
}) => {
  await orderByCard(page, cardShop);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  await expect(page.getByText(/Waiting for your payment of \$/).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/authorized\. We’ll charge your card when we pack your order/)).toBeVisible();
});

test('after a declined card another one can be used', long, async ({ page, cardShop }) => {
  await orderByCard(page, cardShop);
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your order');
});

test('a customer cancels an unpaid order, and its payment page is closed', long, async ({ page, cardShop }) => {
  await orderByCard(page, cardShop);
  const paying = page.url();
  await page.getByRole('link', { name: 'Back' }).click();
  await button(page, 'Cancel order').click();
  await page.getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expect(async () => {
    await page.goto(paying);
    await expect(page.getByText('This page is closed.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
