/** Changes by others, or in another tab, during a checkout: each has its own message, and typed text is kept. */
import type { Page } from '@playwright/test';
import { expect, test } from '../world/world.ts';
import { readStored } from '../session/storage.ts';
import {
  button,
  collar,
  countOrders,
  fillRecipient,
  goAsGuest,
  goToReview,
  newRecipient,
  otherBuys,
  placeButton,
  placeOrder,
  summary,
  type StoredLine,
  toy,
} from './buying.ts';
import { long } from '../world/longAt.ts';

/** A variant with a stock of two. */
const shower: StoredLine = {
  title: 'Folding Shower and Window Bird Perch',
  size: '',
  color: { name: 'Green' },
  quantity: 1,
  price: 19.49,
};

test('a double click places one order and empties the cart', async ({ page }) => {
  const { sent } = countOrders(page);
  await goAsGuest(page, collar, toy);
  await goToReview(page, newRecipient());
  await button(page, /^Place order · \$/).dblclick();
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  expect(sent).toHaveLength(1);
  await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Show order PD-/ })).toBeVisible();
});

test('two tabs that order at the same time get the same order', async ({ page, context }) => {
  await goAsGuest(page, collar);
  await goToReview(page, newRecipient());
  const other = await context.newPage();
  await other.goto('/checkout/review');
  await expect(placeButton(other)).toBeVisible();
  // At the same moment, because a tab that learns of the other's order has no button anymore.
  const presses = await Promise.all([page, other].map((tab) => placeButton(tab).elementHandle()));
  const moment = Date.now() + 500;
  await Promise.all(presses.map((press) => press?.evaluate(pressAt, moment)));
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  await expect(other).toHaveURL(/\/order-sent\?order=/);
  const numbers = await Promise.all([page, other].map((tab) => tab.getByText(/^PD-/).first().textContent()));
  expect(numbers[0]).toBe(numbers[1]);
});

function pressAt(element: Element, moment: number) {
  setTimeout(() => element.isConnected && (element as HTMLElement).click(), moment - Date.now());
}

/** The shop places the order, but its answer never arrives: the connection breaks after `delay` ms. */
async function loseAnswer(page: Page, delay = 0): Promise<void> {
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await new Promise((done) => setTimeout(done, delay));
      await route.abort().catch(() => undefined);
    },
    { times: 1 },
  );
}

test(
  'after a lost answer the request is repeated, and the order is placed once',
  long,
  async ({ page, allowProblems }) => {
    allowProblems(/api\/orders/);
    const { sent } = countOrders(page);
    await goAsGuest(page, collar);
    await goToReview(page, newRecipient());
    await loseAnswer(page);
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Checking that your order went through' })).toBeVisible();
    await expect(page).toHaveURL(/\/order-sent\?order=/);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    await expect(page.getByRole('list', { name: 'Order status' }).getByRole('listitem')).toHaveCount(1);
  },
);

test('a reload while the order is sent leads to the same order', async ({ page, allowProblems }) => {
  allowProblems(/api\/orders/);
  const { sent } = countOrders(page);
  await goAsGuest(page, collar);
  await goToReview(page, newRecipient());
  await loseAnswer(page, 5_000);
  await placeOrder(page);
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  expect(new Set(sent).size).toBe(1);
});

test('a reload keeps the typed text in every step', async ({ page }) => {
  const recipient = newRecipient();
  await goAsGuest(page, collar);
  await page.getByLabel('Email', { exact: true }).fill('half@an.ad');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  // A step of older releases, in an open tab or a bookmark.
  await page.goto('/checkout/address');
  await expect(page).toHaveURL('/checkout/contact');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half@an.ad');
  await fillRecipient(page, recipient);
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(recipient.email);
  await expect(page.getByLabel('Full name')).toHaveValue(recipient.address.name);
});

test('when the last units sell to someone else, nothing is ordered, and cart and form are kept', async ({
  page,
  browser,
  world,
  allowProblems,
}) => {
  allowProblems(/status (of )?409/);
  await goAsGuest(page, shower, collar);
  await goToReview(page, newRecipient());
  await otherBuys(browser, world, [{ ...shower, quantity: 2 }], newRecipient());
  await placeOrder(page);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something just sold out' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('We didn’t place your order, and your cart is saved.');
  await page.getByRole('button', { name: 'Save for later and continue' }).click();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  await expect(page.getByRole('main')).not.toContainText(shower.title);
  await expect.poll(() => readStored(page, 'cart-saved-for-later')).toContain(shower.title);
});

test('a price above the one in the cart needs the shopper’s consent', async ({ page }) => {
  await goAsGuest(page, { ...collar, price: 15 });
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$16.33');
  await goToReview(page, newRecipient());
  await placeOrder(page);
  await page.getByRole('link', { name: 'Accept the new prices, or edit your cart.' }).click();
  await expect(page.getByRole('checkbox', { name: 'I accept the new price for Adjustable Dog Collar.' })).toBeFocused();
  await page.keyboard.press('Space');
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-sent\?order=/);
});

test('a changed total is shown, and ordered only after that', long, async ({ page, browser, world, allowProblems }) => {
  allowProblems(/status (of )?409/);
  const recipient = newRecipient();
  const lines = [collar, { ...toy, quantity: 2 }];
  await goAsGuest(page, ...lines);
  await goToReview(page, recipient);
  await expect(summary(page)).toContainText('Free');
  // The first order of this household, so the next one is not a first order.
  await otherBuys(browser, world, [collar], recipient);
  await placeOrder(page);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'The total has changed' });
  await expect(alert).toBeFocused();
  await expect(summary(page)).toContainText('$4.95');
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  await expect(page.getByRole('main')).toContainText('$4.95');
});

test(
  'a code that is used up is reported, and the total excludes it',
  long,
  async ({ page, browser, world, allowProblems }) => {
    allowProblems(/status (of )?409/);
    const recipient = newRecipient();
    await goAsGuest(page, { ...collar, quantity: 2 });
    await page.getByText('Have a promo code?').click();
    await page.getByLabel('Code', { exact: true }).fill('paws10');
    await page.getByLabel('Code', { exact: true }).press('Enter');
    await expect(summary(page)).toContainText('10% off with PAWS10');
    await goToReview(page, recipient);
    await otherBuys(browser, world, [{ ...collar, quantity: 2 }], recipient, 'PAWS10');
    await placeOrder(page);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your code no longer applies' });
    await expect(alert).toBeFocused();
    await expect(summary(page)).not.toContainText('10% off');
    await placeOrder(page);
    await expect(page).toHaveURL(/\/order-sent\?order=/);
  },
);

test('after an ended session the login leads back to the typed text', async ({ page, context, allowProblems }) => {
  allowProblems(/status (of )?403/);
  const recipient = newRecipient();
  await goAsGuest(page, collar);
  await goToReview(page, recipient);
  await context.clearCookies();
  await placeOrder(page);
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Does everything look right?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(recipient.email);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-sent\?order=/);
});
