/** The shell's own script does not load: the page is the server's, and says so. */
import { attempts, expect, fileOf, productPath, test } from './faultyShop.ts';

test('main.js never comes: after one retry the page says so, no press waits, links work, and a reload brings it back', async ({
  page,
  network,
}) => {
  network.spoil(fileOf('shell', 'main.js', 'always'), '503');
  await page.goto(productPath);
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.click();
  const notices = page.locator('#notices');
  await expect(notices).toHaveText('This page didn’t load completely. Links still work. Reload this page');
  expect(attempts(network, 'shell', 'main.js')).toEqual([0, 1]);
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'Paw Dailies' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  const reload = notices.getByRole('link', { name: 'Reload this page' });
  await expect(reload).toBeVisible();
  network.recover();
  await reload.click();
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  await expect(notices).toHaveText('');
  await button.click();
  await expect(page.getByText('Added to your cart').first()).toBeVisible();
});
