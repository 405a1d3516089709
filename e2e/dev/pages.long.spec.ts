import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, openPage, test } from './devShop.ts';

const home = 'remote-catalog/src/home/HomePage.tsx';

test('a changed component of a page updates in place', async ({ page, checkout }) => {
  await openPage(page, '/');
  const isSameDocument = await mark(page);
  await page.getByLabel('Email for our newsletter').fill('ana@example.com');
  checkout.edit(home, replaceOnce('<Hero />', '<><p>New above the banner</p><Hero /></>'));
  await expect(page.getByText('New above the banner')).toBeVisible();
  await expect(page.getByLabel('Email for our newsletter')).toHaveValue('ana@example.com');
  expect(await isSameDocument()).toBe(true);
});

test("a changed loader runs again, and the page's head is updated", async ({ page, checkout }) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  const isSameDocument = await mark(page);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  checkout.edit('remote-catalog/src/product/productData.ts', (text) =>
    text
      .replace('return { product, ', "return { product: { ...product, brand: 'A brand of the loader' }, ")
      .replace('| Paw Dailies`', '| Changed head`'),
  );
  await expect(page.getByText('A brand of the loader').first()).toBeVisible();
  await expect(page).toHaveTitle('Adjustable Dog Collar | Changed head');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(await isSameDocument()).toBe(true);
});

test('a page that was visited before a change is shown with the change', async ({ page, checkout }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  const isSameDocument = await mark(page);
  checkout.edit(home, replaceOnce('<Hero />', '<><p>Changed while away</p><Hero /></>'));
  await page.goBack();
  await expect(page.getByText('Changed while away')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('a new route in remote.tsx works after an automatic reload', async ({ page, checkout, allowProblems }) => {
  allowProblems(/\[HMR\]/);
  await openPage(page, '/about-us');
  const isSameDocument = await mark(page);
  checkout.edit(
    'remote-content/src/remote.tsx',
    replaceOnce(
      'routes: [',
      `routes: [
    {
      name: 'team',
      path: '/our-team',
      example: '/our-team',
      page: () => import(/* webpackChunkName: "page-team" */ './about/AboutPage.tsx'),
    },`,
    ),
  );
  await expect.poll(isSameDocument).toBe(false);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const answer = await page.goto('/our-team');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('a change of code that runs once per document, such as the cart, reloads the page', async ({
  page,
  checkout,
  allowProblems,
}) => {
  allowProblems(/\[HMR\]/);
  await openPage(page, '/product/Adjustable-Dog-Collar');
  // With the first action, the cart's code comes.
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
  const isSameDocument = await mark(page);
  checkout.edit('remote-cart/src/cart/cartStore.ts', (text) => `${text}\n// Changed.\nexport const changed = 'yes';\n`);
  await expect.poll(isSameDocument).toBe(false);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
