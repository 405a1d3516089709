import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, openPage, test, timeUntil } from './devShop.ts';
import { noteTime } from './noteTime.ts';

const email = 'Email for our newsletter';

test('changes to three apps in turn are shown without a reload, and state and typed text are kept', async ({
  page,
  checkout,
}) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  const isSameDocument = await mark(page);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByLabel(email).fill('ana@example.com');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.evaluate((element) => element.setAttribute('data-element', 'of before'));
  const expectKept = async () => {
    await expect(quantity).toHaveValue('3');
    await expect(quantity).toHaveAttribute('data-element', 'of before');
    await expect(page.getByLabel(email)).toHaveValue('ana@example.com');
    expect(await isSameDocument()).toBe(true);
  };

  const changes = [
    {
      app: 'catalog',
      file: 'remote-catalog/src/product/purchase/AddButton.tsx',
      change: replaceOnce("'Add to cart'", "'Put into the cart'"),
      shown: page.getByRole('button', { name: 'Put into the cart' }),
    },
    {
      app: 'cart',
      file: 'remote-cart/src/mini-cart/MiniCart.tsx',
      change: replaceOnce('`Cart, ${units', '`Basket, ${units'),
      shown: page.getByRole('link', { name: 'Basket, empty' }),
    },
    {
      app: 'content',
      file: 'remote-content/src/newsletter/NewsletterForm.tsx',
      change: replaceOnce('name="Newsletter"', 'name="Our letter"'),
      shown: page.getByRole('form', { name: 'Our letter' }),
    },
  ];
  for (const { app, file, change, shown } of changes) {
    const ms = await timeUntil(
      () => checkout.edit(file, change),
      () => expect(shown).toBeVisible(),
    );
    noteTime(`from a saved change in ${app} to the page`, ms);
    await expectKept();
  }
  // The first change is still shown, also where its component is mounted again.
  for (const { shown } of changes) await expect(shown).toBeVisible();
});

test('an app that changed before it is first shown is mounted with its change', async ({ page, checkout }) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  checkout.edit('remote-catalog/src/product/DeliverySummary.tsx', replaceOnce('on your first order', 'for newcomers'));
  await expect(page.getByText('for newcomers')).toBeVisible();
  checkout.edit('remote-cart/src/mini-cart/MiniCart.tsx', replaceOnce('`Cart, ${units', '`Basket, ${units'));
  await expect(page.getByRole('link', { name: 'Basket, empty' })).toBeVisible();
  const isSameDocument = await mark(page);
  await page.getByRole('link', { name: 'Paw Dailies, home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good days');
  await page.goBack();
  await expect(page.getByText('for newcomers')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});
