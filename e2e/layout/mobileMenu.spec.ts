/** SPEC 2, Header: the slide-in menu of narrow windows. */
import type { Page } from '@playwright/test';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { findViolations } from './findViolations.ts';
import { openPage, scrolled } from './openPage.ts';
import { entriesOf, pets } from './taxonomy.ts';

test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => menu(page).getByRole('heading', { level: 2 });
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const leaf = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('the menu has levels for pet, category and subcategory, with Back on each and no violation', async ({ page }) => {
  await openPage(page, '/about-us');
  await opener(page).tap();
  await expect(title(page)).toHaveText('Menu');
  expect(await findViolations(page)).toEqual([]);
  await entry(page, 'Dog').tap();
  await expect(title(page)).toHaveText('Dog');
  expect(await findViolations(page)).toEqual([]);
  await entry(page, 'Beds').tap();
  await expect(title(page)).toHaveText('Dog Beds');
  expect(await findViolations(page)).toEqual([]);
  await menu(page).getByRole('button', { name: 'Back to Dog' }).tap();
  await menu(page).getByRole('button', { name: 'Back to Menu' }).tap();
  await expect(title(page)).toHaveText('Menu');
  await expect(leaf(page, 'Contact Us')).toHaveAttribute('href', '/contact-us');
});

for (const pet of pets) {
  test(
    `${pet.name}: every category is listed, and those without subcategories are links`,
    longUnless(pet.name === 'Cat'),
    async ({ page }) => {
      await openPage(page, '/about-us');
      await opener(page).tap();
      await entry(page, pet.name).tap();
      const found = new Map(
        await menu(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const)),
      );
      if (pet.subcategories.length) {
        await entry(page, 'Beds').tap();
        for (const link of await menu(page).getByRole('link').all())
          found.set((await link.textContent()) ?? '', await link.getAttribute('href'));
        expect(found.get('All Beds')).toBe('/productcategories/dog/Beds');
        found.set('Beds', '/productcategories/dog/Beds').delete('All Beds');
      }
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(entriesOf(pet)));
    },
  );
}

test('a subcategory opens its listing and closes the menu, and Back returns to the previous page', async ({ page }) => {
  await openPage(page, '/about-us');
  await opener(page).tap();
  await entry(page, 'Dog').tap();
  await entry(page, 'Beds').tap();
  await leaf(page, 'Oval').tap();
  await expect(page).toHaveURL('/productcategories/dog/Beds/Dog-Oval');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(menu(page)).toBeHidden();
});

test('a category without subcategories opens its listing', long, async ({ page }) => {
  await openPage(page, '/about-us');
  await opener(page).tap();
  await entry(page, 'Cat').tap();
  await leaf(page, 'Scratcher and Climbing Tree').tap();
  await expect(page).toHaveURL('/productcategories/cat/Scratcher-and-Climbing-Tree');
});

test('the browser’s Back closes the menu without loading, and the next Back leaves the page', async ({ page }) => {
  await openPage(page, '/');
  await page.goto('/petcategory/cat');
  await openPage(page, '/petcategory/cat');
  await opener(page).tap();
  await expect(title(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/petcategory/cat');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await expect(opener(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu opens with Enter and Space, keeps the focus inside, and returns it on closing', async ({ page }) => {
  await openPage(page, '/about-us');
  await opener(page).focus();
  await page.keyboard.press('Space');
  await expect(title(page)).toBeFocused();
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement: active, body } = document;
      return active !== body && !active?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Dog');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Dog')).toBeFocused();
});

test('the page behind the menu does not scroll, and a tap outside closes the menu', async ({ page }) => {
  await openPage(page, '/about-us');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await page.mouse.wheel(0, -40);
  await opener(page).tap();
  await expect(title(page)).toBeVisible();
  const place = await scrolled(page);
  await page.mouse.move(350, 500);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(place);
  await page.touchscreen.tap(352, 500);
  await expect(menu(page)).toBeHidden();
});

test('the menu’s code loads with the first touch, not before', long, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/mobile-menu.*\.js/.test(request.url())) asked.push(request.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await opener(page).tap();
  await expect(title(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('when the menu’s code does not load, the button links to the footer', async ({ page, allowProblems }) => {
  allowProblems(/mobile-menu|Loading chunk failed/);
  await page.route('**/mobile-menu*.js', (route) => route.abort());
  await openPage(page, '/about-us');
  await opener(page).tap();
  await expect(page).toHaveURL('/about-us#ways');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cat Supplies' })).toBeInViewport();
  await page.unroute('**/mobile-menu*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cat Supplies' }).tap();
  await opener(page).tap();
  await expect(title(page)).toHaveText('Menu');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the button links to the footer, whose links lead to every part of the shop', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dog Supplies' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dog Supplies' }).tap();
    await page.getByRole('main').getByRole('link', { name: /^Beds/ }).first().tap();
    await page.waitForURL('**/productcategories/dog/Beds');
  });
});
