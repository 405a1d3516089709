/** A file of the catalog does not load on a product page that the server has rendered. */
import type { Page } from '@playwright/test';
import { addOnce, attempts, endingFaults, expect, fileOf, productPath, test } from './faultyShop.ts';
import { long, longUnless } from '../world/longAt.ts';

const files = ['remoteEntry.js', 'remote.js', 'page-product.js'];

for (const file of files) {
  for (const fault of endingFaults) {
    test(
      `${file}, ${fault}: one automatic retry loads the page’s code`,
      longUnless(file === 'page-product.js' && fault === endingFaults[0]),
      async ({ page, network }) => {
        const lines = readConsole(page);
        network.spoil(fileOf('catalog', file, 'at first'), fault);
        await page.goto(productPath);
        await addToCart(page);
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
        await expect(page.getByText('didn’t load')).toHaveCount(0);
        expect(attempts(network, 'catalog', file)).toContain(1);
        expect(Math.max(...attempts(network, 'catalog', file))).toBe(1);
        expect(lines.filter((line) => /chunk failed/i.test(line))).toEqual([
          expect.stringMatching(/^Loading chunk failed: page product of catalog@/),
        ]);
      },
    );

    test(
      `${file}, ${fault}, repeatedly: the page stays readable, and "Try again" works`,
      longUnless(file === 'remoteEntry.js' && fault === endingFaults[0]),
      async ({ page, network }) => {
        network.spoil(fileOf('catalog', file, 'always'), fault);
        await page.goto(productPath);
        const notice = page
          .getByRole('status')
          .filter({ hasText: 'This page didn’t load completely. Links still work.' });
        await expect(notice).toBeVisible();
        await expect(notice.getByText('Details')).toBeVisible();
        await notice.getByText('Details').click();
        await expect(notice.getByText(/^Loading chunk failed/)).toBeVisible();
        await expectServerPage(page);
        // The cart is another slice, so it works.
        await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
        network.recover();
        await notice.getByRole('button', { name: 'Try again' }).click();
        await addToCart(page);
        await expect(notice).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      },
    );
  }

  test(
    `${file} hangs: "Try again" after 8 s loads a fresh path at once`,
    longUnless(file === files.at(-1)),
    async ({ page, network }) => {
      network.spoil(fileOf('catalog', file, 'at first'), 'hanging');
      const begun = Date.now();
      await page.goto(productPath, { waitUntil: 'commit' });
      await expectServerPage(page);
      const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible({ timeout: 20_000 });
      expect(Date.now() - begun).toBeGreaterThan(7_500);
      await expect(page.getByText('This page is taking a while. You can already use the links.')).toBeVisible();
      await again.click();
      await addToCart(page);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      expect(attempts(network, 'catalog', file)).toContain(1);
    },
  );
}

test('code that the browser blocks leaves the page readable, and "Try again" works once it is allowed', async ({
  page,
  network,
}) => {
  const blocked = /\/r\/catalog\/.*\/browser\/page-product\.js$/;
  await page.route(blocked, (route) => route.abort('blockedbyclient'));
  await page.goto(productPath);
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectServerPage(page);
  await page.unroute(blocked);
  await again.click();
  await addToCart(page);
  expect(network.asked).toContain(productPath);
});

test('the rest of the shop works: a link in the header leads to another slice', async ({ page, network }) => {
  network.spoil(fileOf('catalog', 'remoteEntry.js', 'always'), '503');
  await page.goto(productPath);
  await expect(page.getByText('This page didn’t load completely. Links still work.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('without any remote’s code one notice names the missing parts, and retries all of them', async ({
  page,
  network,
}) => {
  network.spoil(fileOf('\\w+', 'remoteEntry.js', 'always'), '503');
  await page.goto(productPath);
  const notice = page.getByRole('status').filter({ hasText: 'didn’t load completely. Links still work.' });
  for (const name of [/the cart/i, /this page/i]) await expect(notice).toContainText(name);
  // Its code is wanted when it is near.
  await page.getByRole('contentinfo').getByRole('textbox').scrollIntoViewIfNeeded();
  await expect(notice).toContainText(/the newsletter form/i);
  await expect(notice.getByRole('button')).toHaveCount(1);
  network.recover();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await addToCart(page);
});

test('what is chosen and pressed while the page’s code fails is done once the code is there', async ({
  page,
  network,
}) => {
  network.spoil(fileOf('catalog', 'page-product.js', 'always'), '503');
  await page.goto(productPath, { waitUntil: 'commit' });
  const buy = page.getByRole('region', { name: 'Buy' });
  const add = buy.getByRole('button', { name: 'Add to cart' });
  await buy.getByRole('radio', { name: 'XL', exact: true }).check();
  await add.click();
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await add.press('Enter');
  await expect(again).toBeVisible();
  network.recover();
  await again.click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const cart = () => page.evaluate(() => localStorage.getItem('cart'));
  await expect
    .poll(async () => JSON.parse((await cart()) ?? '[]') as unknown)
    .toMatchObject([{ size: 'XL', quantity: 2 }]);
});

test('a link in the page works without the page’s code', long, async ({ page, network }) => {
  network.spoil(fileOf('catalog', 'page-home.js', 'always'), '404');
  await page.goto('/');
  await expect(page.getByText('This page didn’t load completely. Links still work.')).toBeVisible();
  await page.getByRole('region', { name: 'Categories By Pet' }).getByRole('link', { name: 'Cat' }).click();
  await expect(page).toHaveURL('/petcategory/cat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

function readConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return lines;
}

async function addToCart(page: Page) {
  await addOnce(page);
  await expect(page.getByText(/Added to your cart|Your cart is still loading/)).toBeVisible();
}

/** Expects title, price and links of the server's HTML. */
async function expectServerPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Adjustable Dog Collar' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\$\d+\.\d\d$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Paw Dailies, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
