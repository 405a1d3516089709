/** SPEC 2, Header: hover mega-menus for Dog, Cat, Birds and Fish; GAPS 8, 34, 35. */
import type { Page } from '@playwright/test';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { findViolations } from './findViolations.ts';
import { openPage, pathOf } from './openPage.ts';
import { entriesOf, pets } from './taxonomy.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const name = (page: Page, pet: string) => menu(page).getByRole('link', { name: pet, exact: true });
const button = (page: Page, pet: string) => menu(page).getByRole('button', { name: `${pet} menu` });
const all = (page: Page, pet: string) => menu(page).getByRole('link', { name: `View All ${pet} Supplies` });
const shown = (page: Page) =>
  menu(page)
    .locator('[data-panel] a:visible')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

for (const pet of pets) {
  test(
    `${pet.name}: the panel has every category, every subcategory and one View All, and no violation`,
    longUnless(pet.name === 'Dog'),
    async ({ page }) => {
      await openPage(page, '/about-us');
      await button(page, pet.name).click();
      await expect(button(page, pet.name)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => shown(page)).toEqual(entriesOf(pet));
      expect(await findViolations(page)).toEqual([]);
      await button(page, pet.name).click();
      await expect(all(page, pet.name)).toBeHidden();
    },
  );
}

test('a resting pointer opens a panel, which closes shortly after the pointer leaves', long, async ({ page }) => {
  await openPage(page, '/about-us');
  await name(page, 'Cat').hover();
  await expect(all(page, 'Cat')).toBeVisible();
  await all(page, 'Cat').hover();
  await page.waitForTimeout(500);
  await expect(all(page, 'Cat')).toBeVisible();
  const stayed = await watchLeaving(page);
  await page.mouse.move(640, 780);
  await expect(all(page, 'Cat')).toBeHidden();
  expect(await stayed()).toBeGreaterThan(100);
});

/** Time from the pointer's leaving until the panel closed, by the browser's clock. ms */
async function watchLeaving(page: Page) {
  const leaving = await menu(page).evaluateHandle((root) => {
    const item = root.querySelector('[data-open]');
    const stayed = new Promise<number>((resolve) =>
      item?.addEventListener('pointerleave', () => {
        const left = performance.now();
        new MutationObserver(() => resolve(performance.now() - left)).observe(item, { attributeFilter: ['data-open'] });
      }),
    );
    return { stayed };
  });
  return () => leaving.evaluate(({ stayed }) => stayed);
}

test('a pointer that only crosses the names opens no panel', long, async ({ page }) => {
  await openPage(page, '/about-us');
  const { x = 0, y = 0 } = (await name(page, 'Birds').boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.move(x + 5, y + 400);
  await page.waitForTimeout(300);
  expect(await shown(page)).toEqual([]);
});

test('one panel is open at a time, and Escape closes one that the pointer opened', long, async ({ page }) => {
  await openPage(page, '/about-us');
  await name(page, 'Dog').hover();
  await expect(all(page, 'Dog')).toBeVisible();
  await name(page, 'Fish').hover();
  await expect(all(page, 'Fish')).toBeVisible();
  await expect(all(page, 'Dog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(all(page, 'Fish')).toBeHidden();
});

test('the menu works with the keyboard alone: Tab, arrows, Home, End, Enter and Escape', async ({ page }) => {
  await openPage(page, '/about-us');
  await name(page, 'Dog').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Dog')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(all(page, 'Dog')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(all(page, 'Dog')).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu(page).getByRole('link', { name: 'Harness' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(all(page, 'Dog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all(page, 'Dog')).toBeHidden();
  await expect(button(page, 'Dog')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Cat')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/productcategories/cat/Toys');
  await expect(all(page, 'Cat')).toBeHidden();
});

test('Tab on the last link of a panel leaves and closes it', long, async ({ page }) => {
  await openPage(page, '/about-us');
  await button(page, 'Fish').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeFocused();
  await expect(all(page, 'Fish')).toBeHidden();
});

test('a pet’s name links to its page, as do About Us and Contact Us', async ({ page }) => {
  await openPage(page, '/about-us');
  await name(page, 'Birds').click();
  await expect(page).toHaveURL('/petcategory/bird');
  await expect(all(page, 'Birds')).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  await menu(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'the first tap on a name opens its panel, the second opens its page, and a tap outside closes it',
    long,
    async ({ page }) => {
      await openPage(page, '/about-us');
      await name(page, 'Cat').tap();
      await expect(all(page, 'Cat')).toBeVisible();
      await page.touchscreen.tap(640, 780);
      await expect(all(page, 'Cat')).toBeHidden();
      await button(page, 'Cat').tap();
      await expect(all(page, 'Cat')).toBeVisible();
      await name(page, 'Cat').tap();
      await expect(page).toHaveURL('/petcategory/cat');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript panels open by pointer and by focus, and their entries are links', async ({ page }) => {
    await page.goto('/about-us');
    await name(page, 'Dog').hover();
    await expect
      .poll(() => shown(page))
      .toEqual(entriesOf(pets[0] ?? { name: '', slug: '', categories: [], subcategories: [] }));
    await page.mouse.move(640, 780);
    await name(page, 'Fish').focus();
    await page.keyboard.press('Tab');
    await expect(all(page, 'Fish')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/productcategories/fish/Fish-Aquarium');
  });

  test('every entry of every menu leads to an existing page', async ({ page, request }) => {
    await page.goto('/about-us');
    for (const [label, path] of pets.flatMap(entriesOf)) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), label).toBe(200);
    }
  });
});

test('the list of subcategories is loaded once a visit, without a layout shift', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/admin/subcategory') asked.push(request.method());
  });
  await openPage(page, '/about-us');
  await expect.poll(() => asked).toEqual(['GET']);
  await name(page, 'Fish').click();
  await page.reload();
  await openPage(page, '/about-us');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['GET']);
});

test('a list that does not load is one line on the console, and the menus show the taxonomy', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/subcategor/);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /subcategor/.test(message.text())) lines.push(message.text());
  });
  await page.route('**/api/admin/subcategory', (route) => route.fulfill({ status: 500, json: {} }));
  await openPage(page, '/about-us');
  await expect.poll(() => lines.filter((line) => !line.startsWith('Failed to load resource')).length).toBe(1);
  await button(page, 'Cat').click();
  expect((await shown(page)).length).toBe(15);
  expect(pathOf(page)).toBe('/about-us');
});
