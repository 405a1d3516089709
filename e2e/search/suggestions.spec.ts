/** GAPS "Pages", search: suggestions in the header as an ARIA combobox, from catalog/SearchSuggestions. */
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { holdBack } from '../layout/network.ts';
import { openPage, pathOf } from '../layout/openPage.ts';
import { believeTokens } from '../session/storage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

/** The header's search box, which becomes a combobox with its suggestions. */
const box = (page: Page): Locator =>
  page.getByRole('banner').getByRole('search').locator('[aria-label="Search the store"][name=q]');
const list = (page: Page): Locator => page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
const lines = (page: Page): Locator => list(page).getByRole('option');
/** The selected suggestion, by its ARIA state. */
const activeLine = (page: Page): Promise<string | null | undefined> =>
  box(page).evaluate(
    (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const type = async (page: Page, text: string) => {
  await box(page).click();
  await page.keyboard.type(text);
  await expect(list(page)).toBeVisible();
};

atBothWidths(() => {
  test('the code of suggestions loads with the first focus, not before', long, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const slot = () => files.filter((url) => url.includes('slot-SearchSuggestions'));
    expect(slot()).toEqual([]);
    await box(page).focus();
    await expect(box(page)).toHaveRole('combobox');
    expect(slot()).not.toEqual([]);
  });

  test('typed text gives suggestions of searches, categories and products, none wider than the window', async ({
    page,
  }) => {
    await openPage(page, '/about-us');
    await type(page, 'dog b');
    const groups = await list(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(groups).toEqual(['Searches', 'Categories', 'Products']);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('a press opens a product and empties the box', async ({ page }) => {
    await openPage(page, '/about-us');
    await type(page, 'dog bed');
    const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
    const href = await product.getAttribute('href');
    await product.click();
    await page.waitForURL(`**${href}`);
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('');
  });
});

test('arrow keys move through the suggestions and wrap, and Enter opens the selected one', long, async ({ page }) => {
  await openPage(page, '/about-us');
  await type(page, 'dog b');
  const texts = await lines(page).allTextContents();
  for (const text of texts) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeLine(page)).toBe(text);
    await expect(lines(page).and(page.locator('[aria-selected=true]'))).toHaveText(text);
  }
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => activeLine(page)).toBeUndefined();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => activeLine(page)).toBe(texts.at(-1));
  await expect(box(page)).toBeFocused();
  const href = await lines(page).last().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('Enter searches for the typed text; Escape closes the list, then empties the box', async ({ page }) => {
  await openPage(page, '/about-us');
  await type(page, 'dog b');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('dog b');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await type(page, 'leash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/leash');
  await expect(list(page)).toBeHidden();
});

test('suggestions are those of the last text, even when an older answer arrives later', long, async ({ page }) => {
  await openPage(page, '/about-us');
  const older = /suggestions\?q=do$/;
  const letThrough = await holdBack(page, older);
  const isAsked = page.waitForRequest(older);
  await box(page).click();
  await page.keyboard.type('do');
  await isAsked;
  await page.keyboard.type('g crate');
  await expect(lines(page).first()).toHaveText(/dog crate/i);
  letThrough();
  await page.waitForTimeout(500);
  await expect(lines(page).first()).toHaveText(/dog crate/i);
});

test('recent searches are listed for an empty box, also on the next visit, and can be cleared', async ({ page }) => {
  await openPage(page, '/about-us');
  for (const text of ['cat tree', 'leash']) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(h1(page)).toContainText(`“${text}”`);
  }
  await openPage(page, '/about-us');
  await box(page).click();
  await expect(lines(page)).toHaveText(['leash', 'cat tree']);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await openPage(page, '/about-us');
  await box(page).click();
  await expect(box(page)).toHaveRole('combobox');
  await expect(list(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('without suggestions’ code, and without the api, the box still searches', async ({ page, allowProblems }) => {
  allowProblems(/slot-SearchSuggestions|Loading chunk failed|already registered|suggestions|ERR_FAILED/);
  await page.route('**/slot-SearchSuggestions*.js', (route) => route.abort());
  await openPage(page, '/about-us');
  await box(page).click();
  await page.keyboard.type('dog bed');
  await page.waitForTimeout(500);
  await expect(box(page)).toHaveRole('searchbox');
  await expect(page.getByRole('banner').getByText(/didn’t load/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(h1(page)).toContainText('“dog bed”');

  await page.unroute('**/slot-SearchSuggestions*.js');
  await page.route('**/api/search/suggestions**', (route) => route.abort());
  await box(page).click();
  await expect(box(page)).toHaveRole('combobox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('leash');
  await page.waitForTimeout(500);
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/leash');
});

test('the checkout shows no suggestions', long, async ({ page }) => {
  await believeTokens(page);
  await page.addInitScript(() => {
    localStorage.setItem('recent-searches', '["leash"]');
  });
  await openPage(page, '/about-us');
  await page.evaluate(() => localStorage.setItem('token', `e30.${btoa('{"id":"m","exp":4000000000}')}.x`));
  await page.goto('/checkout');
  await box(page).click();
  await page.keyboard.type('dog');
  await page.waitForTimeout(600);
  expect(pathOf(page)).toBe('/checkout');
  await expect(list(page)).toBeHidden();
});
