/** Facets, prices, order and pages without JavaScript: a form and links. */
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, chips, choiceIn, filters, main, queryOf, sum } from './list.ts';

test.use({ javaScriptEnabled: false });

atBothWidths(() => {
  test('without JavaScript one form submits the filters, and the list is filtered', async ({ page }) => {
    await page.goto(BEDS);
    const sofa = await choiceIn(filters(page), 'Type', 1);
    await sofa.input.check();
    await filters(page).getByLabel('Max $').fill('90');
    await filters(page).getByRole('button', { name: 'Show results' }).click();
    expect(queryOf(page)).toContain('subcategory[]=Dog-Sofa&price_min=&price_max=90');
    await expect(chips(page)).toHaveText(['Remove Type: Sofa', 'Remove Price: up to $90.00']);
    await expect(cards(page).first()).toContainText('Sofa');
    await chips(page).first().click();
    await expect(chips(page)).toHaveText(['Remove Price: up to $90.00']);
  });

  test('without JavaScript the order is submitted with the filters', async ({ page }) => {
    await page.goto(`${BEDS}?in_stock=1`);
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await main(page).getByRole('button', { name: 'Sort' }).click();
    expect(queryOf(page)).toContain('in_stock=1');
    expect(queryOf(page)).toContain('sort=price-asc');
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc');
  });

  test('without JavaScript "more" links to the next page, and no button lacks a function', async ({ page }) => {
    await page.goto(BEDS);
    await expect(sum(page)).toHaveText('42 products');
    await expect(main(page).getByRole('button', { name: /Quick add|^Filters/ })).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Load more' }).click();
    expect(queryOf(page)).toBe('?page=2');
    await expect(cards(page)).toHaveCount(18);
  });
});
