/** The cart drawer. */
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { collar, putIntoCart, toy } from '../checkout/buying.ts';
import { long, longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

async function open(page: Page): Promise<void> {
  await putIntoCart(page, collar, toy);
  await openPage(page, '/about-us');
  await badge(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the cart drawer’s code loads with the first press, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await putIntoCart(page, collar);
  await openPage(page, '/about-us');
  await page.waitForLoadState('networkidle');
  const drawerFiles = () => asked.filter((url) => url.includes('mini-cart-drawer'));
  expect(drawerFiles()).toEqual([]);
  await badge(page).click();
  await expect(drawer(page)).toContainText('$16.33 each');
  expect(drawerFiles().length).toBeGreaterThan(0);
});

test('Back and Escape close the drawer, and the focus returns to the badge', async ({ page }) => {
  await openPage(page, '/contact-us');
  await open(page);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/about-us');
  await expect(badge(page)).toBeFocused();
  await badge(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL('/about-us');
});

test('the focus stays in the drawer', async ({ page }) => {
  await open(page);
  await expect(drawer(page)).toContainText('Total$');
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    expect(await drawer(page).evaluate((layer) => layer.contains(document.activeElement))).toBe(true);
  }
});

test('adding a product does not open the drawer or move the focus', long, async ({ page }) => {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(drawer(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('the drawer’s links lead to their pages and close it', long, async ({ page }) => {
  await open(page);
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/viewcart');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('when the drawer’s code does not load, the badge links to the cart', async ({ page, allowProblems }) => {
  allowProblems(/mini-cart-drawer|Loading chunk failed/);
  await page.route('**/mini-cart-drawer*.js', (route) => route.abort());
  await putIntoCart(page, collar);
  await openPage(page, '/about-us');
  await badge(page).click();
  await expect(page).toHaveURL('/viewcart');
});

for (const width of [360, 1280]) {
  test(`at ${width} px: no violation, and every touch target is 44 px`, longAt(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    await expect(drawer(page)).toContainText('Total$');
    expect(await findViolations(page)).toEqual([]);
    const sizes = await drawer(page)
      .locator('a, button, input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ height }) => Math.round(height)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });
}
