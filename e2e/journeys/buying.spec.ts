import type { Page } from '@playwright/test';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { readStored, store } from '../session/storage.ts';

const collar = '/product/Adjustable-Dog-Collar';
const fields = { title: 'Adjustable Dog Collar', size: 'M', color: { name: 'Navy' }, quantity: 2, price: 16.99 };
const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('a variant changes URL and price, and adds no history entry', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Adjustable Dog Collar' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adjustable Dog Collar');
  const price = page.getByRole('region', { name: 'Buy' }).getByText(/^\$\d+\.\d\d$/);
  await expect(price).toHaveText('$16.33');
  await choose(page, 'Size', 'XL');
  await choose(page, 'Color', 'Navy');
  await expect(price).toHaveText('$18.96');
  await expect(page).toHaveURL(/\/product\/Adjustable-Dog-Collar\?variant=\S+$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adjustable Dog Collar');
  await expect(price).toHaveText('$18.96');
  await expect(page.getByRole('radio', { name: 'Navy' })).toBeChecked();
});

test('a variant’s URL opens that variant, with and without JavaScript', async ({ page, request }) => {
  await page.goto(collar);
  await choose(page, 'Size', 'XL');
  await expect(page).toHaveURL(/variant=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'XL' })).toBeChecked();
  expect(await (await request.get(page.url())).text()).toContain('$18.96');
});

test('an added product is in the badge, in the cart and in storage, with the specified fields', async ({ page }) => {
  await page.goto(collar);
  await choose(page, 'Size', 'XL');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page, 'Cart, 1 item')).toHaveText('1');
  await badge(page, 'Cart, 1 item').click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(drawer.getByRole('listitem')).toContainText(['Adjustable Dog Collar']);
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/viewcart');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Adjustable Dog Collar');
  const [line] = JSON.parse((await readStored(page, 'cart')) ?? '') as Record<string, unknown>[];
  expect(line).toMatchObject({ title: 'Adjustable Dog Collar', size: 'XL', quantity: 1, price: 18.96 });
  expect(line?.color).toEqual({ name: 'Red' });
  const others = Object.keys(line ?? {}).filter((name) => !(name in fields));
  expect(others.sort()).toEqual(['picture', 'slug', 'variantId']);
});

test('the same variant added twice is one line with quantity two, and another size is a second line', async ({
  page,
}) => {
  await page.goto(collar);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page, 'Cart, 2 items')).toBeVisible();
  await choose(page, 'Size', 'L');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await badge(page, 'Cart, 3 items').click();
  const lines = page.getByRole('dialog', { name: /^Your cart/ }).getByRole('listitem');
  await expect(lines).toContainText(['S, Red, $16.33', 'L, Red, $17.96']);
  await expect(lines.getByRole('textbox', { name: /quantity/i }).first()).toHaveValue('2');
});

test('quantity, total and removal survive a reload', async ({ page }) => {
  await store(page, 'cart', JSON.stringify([fields]));
  await page.goto('/viewcart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('2 items$33.98');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(summary).toContainText('3 items$50.97');
  await page.reload();
  await expect(summary).toContainText('3 items$50.97');
  await expect(badge(page, 'Cart, 3 items')).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.reload();
  await expect(badge(page, 'Cart, empty')).toBeVisible();
  expect(JSON.parse((await readStored(page, 'cart')) ?? '[]')).toEqual([]);
});

test('a stored cart with only the five specified fields works', async ({ page }) => {
  await store(page, 'cart', JSON.stringify([fields]));
  await page.goto('/viewcart');
  const line = page.getByRole('main').getByRole('listitem');
  await expect(line).toContainText('$16.99 each');
  await expect(line).toContainText('Navy');
  const link = line.getByRole('link', { name: 'Adjustable Dog Collar' });
  // The link names the variant once the api has answered.
  await expect(link).toHaveAttribute('href', `${collar}?variant=D-ADJ-M-NAVY`);
  await link.click();
  await expect(page).toHaveURL(`${collar}?variant=D-ADJ-M-NAVY`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adjustable Dog Collar');
});

test('two tabs show one cart', async ({ page, context }) => {
  await page.goto(collar);
  const cart = await context.newPage();
  await cart.goto('/viewcart');
  await expect(badge(cart, 'Cart, empty')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart.getByRole('button', { name: /^Increase quantity/ })).toHaveCount(1);
  await cart.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(badge(page, 'Cart, 2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(cart, 'Cart, 3 items')).toBeVisible();
});

for (const damaged of ['[{"title":', '{"lines":[]}', 'null', '7']) {
  test(
    `a damaged cart, ${damaged}, breaks no page and is not lost`,
    longUnless(damaged.startsWith('[{')),
    async ({ page, allowProblems }) => {
      allowProblems(/The stored cart could not be read/);
      await store(page, 'cart', damaged);
      for (const path of ['/', collar, '/viewcart', '/checkout']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      expect(await readAll(page)).toContain(damaged);
      await page.goto(collar);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(badge(page, 'Cart, 1 item')).toBeVisible();
      await expect.poll(() => readAll(page)).toContain(damaged);
    },
  );
}

test('unknown fields that a newer release wrote into the cart are kept', async ({ page }) => {
  const newer = [
    { ...fields, giftWrap: { ribbon: 'red' } },
    { kind: 'voucher', code: 'PAW' },
  ];
  await store(page, 'cart', JSON.stringify(newer));
  await page.goto('/viewcart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  const stored = async () => JSON.parse((await readStored(page, 'cart')) ?? '') as unknown;
  await expect.poll(stored).toEqual([{ ...newer[0], quantity: 3 }, newer[1]]);
});

/** All values in local storage. */
function readAll(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? ''));
}

async function choose(page: Page, group: 'Color' | 'Size', option: string) {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
}
