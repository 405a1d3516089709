/** A file of the cart does not load: the header keeps a plain cart link, and no added product is lost. */
import type { Page } from '@playwright/test';
import { addOnce, attempts, endingFaults, expect, fileOf, productPath, test } from './faultyShop.ts';
import { long, longUnless } from '../world/longAt.ts';

const files = ['remoteEntry.js', 'slot-MiniCart.js', 'start.js'];

for (const file of files) {
  for (const fault of endingFaults) {
    test(
      `${file}, ${fault}: one automatic retry loads the cart`,
      longUnless(file === 'slot-MiniCart.js' && fault === endingFaults[0]),
      async ({ page, network }) => {
        network.spoil(fileOf('cart', file, 'at first'), fault);
        await page.goto(productPath);
        await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
        expect(Math.max(...attempts(network, 'cart', file))).toBe(1);
        await add(page, 'Added to your cart');
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      },
    );

    test(
      `${file}, ${fault}, repeatedly: a product that is added meanwhile arrives once after "Try again"`,
      longUnless(file === 'remoteEntry.js' && fault === endingFaults[0]),
      async ({ page, network }) => {
        const lines: string[] = [];
        page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
        network.spoil(fileOf('cart', file, 'always'), fault);
        await page.goto(productPath);
        const notice = page
          .getByRole('status')
          .filter({ hasText: 'The cart didn’t load completely. Links still work.' });
        await expect(notice).toBeVisible();
        await notice.getByText('Details').click();
        await expect(notice.getByText(/^Loading chunk failed: slot MiniCart of cart@/)).toBeVisible();
        expect(
          lines.filter((line) => /chunk failed/i.test(line)).every((line) => line.startsWith('Loading chunk failed: ')),
        ).toBe(true);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute(
          'href',
          '/viewcart',
        );
        // When only the slot's code is missing, the cart itself works.
        await add(page, /Added to your cart|We’ll add this in a moment/);
        network.recover();
        await notice.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
        await expect(notice).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      },
    );
  }

  test(
    `${file} hangs: "Try again" after 8 s loads the cart with the added product`,
    long,
    async ({ page, network }) => {
      network.spoil(fileOf('cart', file, 'at first'), 'hanging');
      await page.goto(productPath, { waitUntil: 'commit' });
      await add(page, /Added to your cart|We’ll add this in a moment/);
      const notice = page.getByRole('status').filter({ hasText: 'The cart is taking a while.' });
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      expect(attempts(network, 'cart', file)).toContain(1);
    },
  );
}

// The cart's store, and the packages it needs, come with a shopper's first action.
const storeFiles = [
  { remote: 'cart', file: 'cart.js' },
  { remote: 'shell', file: 'reduxjs-toolkit-\\w+.js' },
];
for (const { remote, file } of storeFiles) {
  test(`${file} of ${remote}, reset: one automatic retry, and an add is stored once`, async ({ page, network }) => {
    network.spoil(fileOf(remote, file, 'at first'), 'reset');
    await page.goto(productPath);
    await add(page, 'Added to your cart');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect.poll(() => storedUnits(page)).toBe(1);
    expect(attempts(network, remote, file)).toContain(1);
  });

  test(`${file} of ${remote} never comes: adds are counted, and are in the cart after a reload`, async ({
    page,
    network,
  }) => {
    network.spoil(fileOf(remote, file, 'always'), '503');
    await page.goto(productPath);
    await add(page, 'Added to your cart');
    await add(page, 'Added to your cart');
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    network.recover();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect.poll(() => storedUnits(page)).toBe(2);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
}

test('a product that is added without the cart’s code arrives once after a reload', async ({ page, network }) => {
  network.spoil(fileOf('cart', 'remoteEntry.js', 'always'), '503');
  await page.goto(productPath);
  await add(page, 'We’ll add this in a moment');
  await add(page, 'We’ll add this in a moment');
  network.recover();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart-outbox')));
  expect(stored).toEqual([]);
});

test('on a phone the notice leaves the button to buy at the lower edge free', async ({ page, network }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  network.spoil(fileOf('cart', 'remoteEntry.js', 'always'), '404');
  await page.goto(productPath);
  await expect(page.getByText('The cart didn’t load completely. Links still work.')).toBeVisible();
  const buy = page.locator('[data-shown]').getByRole('button', { name: 'Add to cart' });
  // A click of Playwright's would scroll away from what covers the button, and the bar ends where the page's own is in sight.
  const middle = () =>
    buy.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      return { ...place, isFree: button.contains(document.elementFromPoint(place.x, place.y)) };
    });
  await expect.poll(async () => (await middle()).isFree).toBe(true);
  const { x, y } = await middle();
  await page.mouse.click(x, y);
  await expect(page.getByText('We’ll add this in a moment')).toBeVisible();
});

test('the newsletter and the navigation work without the cart', async ({ page, network }) => {
  network.spoil(fileOf('cart', 'remoteEntry.js', 'always'), '404');
  await page.goto(productPath);
  await expect(page.getByText('The cart didn’t load completely. Links still work.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page.getByText('Please enter an email.').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fish' }).click();
  await expect(page).toHaveURL('/petcategory/fish');
});

const storedUnits = (page: Page) =>
  page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity?: number }[];
    return lines.reduce((units, { quantity = 0 }) => units + quantity, 0);
  });

async function add(page: Page, answer: string | RegExp) {
  await addOnce(page);
  await expect(page.getByRole('main').getByRole('status').getByText(answer)).toBeVisible();
}
