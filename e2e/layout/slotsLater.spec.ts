/** The slots in header and footer after a page without them. */
import { expect, test } from '../world/world.ts';

test('after the login page the cart and the newsletter work on every page', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify([
        { title: 'Dog Fetch Chewy Toy', size: '', color: { name: 'Orange' }, quantity: 3, price: 14.99 },
      ]),
    ),
  );
  await page.reload();
  await page
    .getByRole('link', { name: /Paw Dailies/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  const form = page.getByRole('contentinfo').getByRole('textbox', { name: /newsletter/ });
  await form.fill('ada@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(form).toHaveValue('');
});
