/** A list with the keyboard alone: filtered, sorted, extended, left and restored. */
import { openPage } from '../layout/openPage.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, chips, choiceIn, expectQuery, filters, main, sum } from './list.ts';

test('with the keyboard a filter is reached by Tab, set by Space, and removed by its chip', async ({ page }) => {
  await openPage(page, BEDS);
  const { input } = await choiceIn(filters(page), 'Type', 1);
  await input.focus();
  await page.keyboard.press('Space');
  await expectQuery(page, '?subcategory=Dog-Sofa');
  await expect(input).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectQuery(page, '?subcategory=Dog-Sofa&subcategory=Dog-Oval');
  await expect(chips(page)).toHaveCount(2);
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expectQuery(page, '?subcategory=Dog-Oval');
  await expect(sum(page)).toBeFocused();
});

test('with the keyboard, stars are set by arrow keys, a facet opens by Enter, and the order is chosen from its list', async ({
  page,
}) => {
  await openPage(page, BEDS);
  await filters(page).locator('summary', { hasText: 'Rating' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expectQuery(page, '?rating=4');
  await expect(filters(page).getByRole('radio', { name: /4 stars and up/ })).toBeFocused();
  await main(page).getByRole('combobox', { name: 'Sort by' }).focus();
  await page.keyboard.press('ArrowDown');
  await expectQuery(page, '?rating=4&sort=price-asc');
});

test('with the keyboard, Enter loads more and opens a product, and Back returns to it', async ({ page }) => {
  await openPage(page, BEDS);
  await main(page).getByRole('link', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(cards(page)).toHaveCount(42);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
});
