import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, openPage, test } from './devShop.ts';

test('a changed component of the shell updates in place', async ({ page, checkout }) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  const isSameDocument = await mark(page);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  checkout.edit(
    'shell/src/layout/header/Header.tsx',
    replaceOnce('{promises.freeFirstOrders}', '{`Newer: ${promises.freeFirstOrders}`}'),
  );
  await expect(page.getByText('Newer: Free delivery on first-time orders')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(await isSameDocument()).toBe(true);
});

test('a change in a shared package updates every watched app', async ({ page, checkout }) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  const isSameDocument = await mark(page);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  checkout.edit('shared/ui/src/Button.tsx', replaceOnce('background: var(--pine);', 'background: rgb(1, 2, 3);'));
  // One belongs to the catalog, the other one to content, whose code comes when the button is near.
  for (const name of ['Add to cart', 'Subscribe']) {
    const button = page.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  }
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(await isSameDocument()).toBe(true);
});

test('a changed design token updates in place', async ({ page, checkout }) => {
  await openPage(page, '/');
  const isSameDocument = await mark(page);
  checkout.edit('shared/ui/src/tokens.css', (text) =>
    text.replace(/--pine-deep: [^;]+;/, '--pine-deep: rgb(4, 5, 6);'),
  );
  await expect(page.getByText('Free delivery on first-time orders')).toHaveCSS('background-color', 'rgb(4, 5, 6)');
  expect(await isSameDocument()).toBe(true);
});
