/** A page whose server HTML is only a loading frame, and whose code does not load. */
import { attempts, expect, fileOf, test } from './faultyShop.ts';

test('the cart page shows the panel with "Try again" instead of "Loading..."', async ({ page, network }) => {
  network.spoil(fileOf('cart', 'page-viewcart.js', 'always'), '404');
  await page.goto('/viewcart');
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load.' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('#notices')).toBeEmpty();
  await page.getByText('Details').click();
  await expect(page.getByText(/^Loading chunk failed: page viewcart of cart@/)).toBeVisible();
  expect(attempts(network, 'cart', 'page-viewcart.js')).toEqual(expect.arrayContaining([0, 1]));
  network.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
