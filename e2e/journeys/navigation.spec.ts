import type { Page } from '@playwright/test';
import { holdBack } from '../layout/network.ts';
import { loading } from '../layout/openPage.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test("'Loading...' is shown from the click on, and the old page stays below it", long, async ({ page }) => {
  const letThrough = await holdBack(page, '**/page-product*.js');
  await page.getByRole('link', { name: 'Adjustable Dog Collar' }).first().click();
  await expect(loading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Categories By Pet' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adjustable Dog Collar');
  await expect(loading(page)).toHaveCount(0);
});

test('a new page starts at its top, and Back restores the scroll position', long, async ({ page }) => {
  const card = page.getByRole('link', { name: 'Dog Fetch Chewy Toy' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog Fetch Chewy Toy');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Categories By Pet' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 40);
  await expect.poll(() => scrolled(page)).toBeLessThan(place + 40);
});

test('choosing a variant does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/product/Adjustable-Dog-Collar');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const choice = page.getByRole('radio', { name: 'XL' });
  await choice.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await choice.check();
  await expect(page).toHaveURL(/variant=/);
  expect(await scrolled(page)).toBe(place);
  await expect(choice).toBeFocused();
});

test('after a click, focus, title and canonical are those of the new page', async ({ page, world }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cat Supplies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Cat supplies | Paw Dailies');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.url}/petcategory/cat`);
  await page.goBack();
  await expect(page).toHaveTitle('Paw Dailies | Top-Quality Pet Supplies');
});

test('a navigation does not reload the document', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dog' }).click();
  await expect(page).toHaveURL('/petcategory/dog');
  // The previous page has such a link, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog supplies');
  await page.getByRole('main').getByRole('link', { name: /^Beds/ }).first().click();
  await expect(page).toHaveURL('/productcategories/dog/Beds');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Orthopedic/ })
    .first()
    .click();
  await expect(page).toHaveURL(/Dog-Orthopedic$|\/product\//);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).click();
  await page.getByRole('link', { name: 'Start shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await page.goBack();
  // The login page has such a link, too.
  await expect(page.getByRole('heading', { level: 2, name: 'Categories By Pet' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('a path that does not exist shows the not-found page, also after a click', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.evaluate(() => {
    history.pushState(null, '', '/product/No-Such-Product');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
