/** WCAG 2.2 AA of every step and error state, and no horizontal scrolling. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';
import { button, collar, goAsGuest, goOn, goToReview, newRecipient, placeOrder, toy } from './buying.ts';

/** Checks the page's current state. `name` is used in messages. */
async function judge(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const window = page.viewportSize();
    await expectFit(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Bars are sticky: links that are half behind one would count as too small.
    if (window) await page.setViewportSize({ ...window, height });
    expect.soft(await findViolations(page), name).toEqual([]);
    if (window) await page.setViewportSize(window);
  });
}

atBothWidths(() => {
  test('no step of the checkout has a violation, with and without errors, nor the order and its invoice', async ({
    page,
  }) => {
    const recipient = newRecipient();
    await goAsGuest(page, { ...collar, price: 15 }, toy);
    await judge(page, 'contact and address');
    await goOn(page);
    await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
    await judge(page, 'contact and address with errors');
    await page.getByLabel('Email', { exact: true }).fill(recipient.email);
    await page.getByLabel('Full name').fill(recipient.address.name);
    await page.getByLabel('Street address').fill('PO Box 12');
    await page.getByLabel('ZIP code').fill('60601');
    await page.getByLabel('City').fill('Chicago');
    await goOn(page);
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeDisabled();
    await judge(page, 'delivery without express, and payment');
    await goOn(page);
    await expect(button(page, /^Place order · \$/)).toBeVisible();
    await judge(page, 'review');
    await placeOrder(page);
    await expect(page.getByText('Before you order', { exact: true })).toBeVisible();
    await judge(page, 'review with errors');
    await page.getByRole('checkbox').check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/order-sent\?order=/);
    await expect(button(page, 'Cancel order')).toBeVisible();
    await judge(page, 'order sent');
    await button(page, 'Cancel order').click();
    await judge(page, 'cancel?');
    await page.getByRole('button', { name: 'Yes, cancel order' }).click();
    await expect(page.getByText(/^Order PD-.* is canceled\.$/)).toBeVisible();
    await judge(page, 'cancelled');
    await page.getByRole('link', { name: 'Print invoice' }).click();
    await expect(page.getByRole('heading', { name: /^Invoice PD-/ })).toBeVisible();
    await judge(page, 'invoice');
  });

  for (const [name, status, body] of [
    [
      'refused',
      409,
      { code: 'sold_out', message: 'Someone beat you to it: Bowl is sold out. We didn’t place your order.' },
    ],
    ['without an answer', 503, { code: 'unavailable', message: '' }],
  ] as const) {
    test(`an order that is ${name} has no violation`, async ({ page, allowProblems }) => {
      allowProblems(/status (of )?(409|503)/);
      await goAsGuest(page, collar);
      await goToReview(page, newRecipient());
      await page.route('**/api/orders', (route) => route.fulfill({ status, json: body }));
      await placeOrder(page);
      const words = status === 409 ? 'Something just sold out' : 'Checking that your order';
      await expect(page.getByText(words)).toBeVisible();
      await judge(page, name);
    });
  }

  test('no violation without a quote, in tracking with errors, and without an order', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/status (of )?(404|503)/);
    await page.route('**/api/cart/quote', (route) => route.fulfill({ status: 503, json: {} }));
    await goAsGuest(page, collar);
    await expect(page.getByText('We can’t calculate the total yet')).toBeVisible();
    await judge(page, 'no quote');
    await page.goto('/track-order');
    await button(page, 'Find my order').click();
    await judge(page, 'tracking with errors');
    await page.getByLabel('Order number').fill('PD-22222222');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await button(page, 'Find my order').click();
    await expect(page.getByText('No order found')).toBeVisible();
    await judge(page, 'no order found');
    await page.goto('/order-sent?order=nothing');
    await expect(page.getByRole('heading', { name: 'No order to show here' })).toBeVisible();
    await judge(page, 'no such order');
  });
});
