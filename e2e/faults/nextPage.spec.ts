/** The code of the next page of a client-side navigation does not load. */
import { loading, untilHydrated } from '../layout/openPage.ts';
import { attempts, endingFaults, expect, fileOf, test } from './faultyShop.ts';
import { longUnless } from '../world/longAt.ts';

for (const fault of endingFaults) {
  test(
    `the next page's code, ${fault}: a panel offers "Try again", which works, and header and footer stay`,
    longUnless(fault === endingFaults[0]),
    async ({ page, network }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await untilHydrated(page);
      network.spoil(fileOf('catalog', 'page-product.js', 'always'), fault);
      await page.getByRole('link', { name: 'Adjustable Dog Collar' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load.' })).toBeVisible();
      await page.getByText('Details').click();
      await expect(page.getByText(/^Loading chunk failed: page product of catalog@/)).toBeVisible();
      // The prefetch has tried the file's path and a fresh path before.
      expect(attempts(network, 'catalog', 'page-product.js')).toEqual(expect.arrayContaining([0, 1]));
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      network.recover();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Adjustable Dog Collar' })).toBeVisible();
      await expect(page).toHaveURL('/product/Adjustable-Dog-Collar');
    },
  );
}

test('the next page hangs: the old one stays, and after 8 s two actions are offered', async ({ page, network }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  network.spoil(fileOf('catalog', 'page-product.js', 'at first'), 'hanging');
  await page.getByRole('link', { name: 'Adjustable Dog Collar' }).first().click();
  await expect(loading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Categories By Pet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adjustable Dog Collar' })).toBeVisible();
});
