/** Adding a product from its card, over the bus, with a button that reports the real result. */
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, main, quickAdd } from './list.ts';

const cart = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

atBothWidths(() => {
  test('a product with several variants asks for one, and adds it', async ({ page }) => {
    await openPage(page, BEDS);
    const card = cards(page).first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    await card.getByRole('button', { name: `Quick add: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('radio').last().check();
    const size = await dialog.getByRole('radio').last().inputValue();
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('button', { name: `Added: ${title}` })).toBeVisible();
    await expect(cart(page, 'Cart, 1 item')).toBeVisible();
    const line = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0] as unknown);
    await expect.poll(line).toMatchObject({ title, size, quantity: 1 });
  });

  test('Back closes the dialog, and the list stays', async ({ page }) => {
    await openPage(page, BEDS);
    const entries = await page.evaluate(() => history.length);
    await cards(page).first().hover();
    await quickAdd(cards(page).first()).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(BEDS);
    await expect(quickAdd(cards(page).first())).toBeFocused();
  });
});

test(
  'while the cart’s code is missing the button says that it waits, and once the cart loads that it was added',
  long,
  async ({ page, allowProblems }) => {
    allowProblems(/slot-MiniCart|Loading chunk failed|already registered|remoteEntry|ERR_FAILED/);
    await page.route('**/r/cart/**', (route) => route.abort());
    await openPage(page, BEDS);
    const card = cards(page).first();
    await card.hover();
    await quickAdd(card).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
    await expect(card.getByRole('button', { name: /^Waiting for the cart/ })).toBeVisible();
    await page.unroute('**/r/cart/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('button', { name: /^Added/ })).toBeVisible();
    await expect(cart(page, 'Cart, 1 item')).toBeVisible();
  },
);

test(
  'a product that does not load is reported on its card, and the next press retries',
  long,
  async ({ page, allowProblems }) => {
    allowProblems(/api\/products|ERR_FAILED/);
    await openPage(page, BEDS);
    await page.route('**/api/products/*', (route) => route.abort());
    const card = cards(page).nth(5);
    await card.hover();
    await quickAdd(card).click();
    await expect(card.getByRole('button', { name: /^Couldn’t add: try again/ })).toBeVisible();
    await page.unroute('**/api/products/*');
    await quickAdd(card).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('a product can be added from its card with the keyboard alone', async ({ page }) => {
  await openPage(page, BEDS);
  const card = cards(page).first();
  await card.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quickAdd(card)).toBeFocused();
  await expect(quickAdd(card)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('radio', { checked: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add to cart' });
  for (let at = 0; at < 6 && !(await add.evaluate((one) => one === document.activeElement)); at++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Added/ })).toBeFocused();
});

test('a sold-out product has no button to add it', async ({ page }) => {
  await page.goto('/parent-supplies/dog?through=7');
  const gone = cards(page).filter({ hasText: 'Sold out' });
  const count = await gone.count();
  expect(count).toBeGreaterThan(0);
  await expect(quickAdd(gone)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Quick add/ })).toHaveCount((await cards(page).count()) - count);
});
