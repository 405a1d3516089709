/** On a phone the filters are in a drawer: Back closes it first, and its button shows the number of products. */
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, chips, choiceIn, expectQuery, main, sum, totalOf } from './list.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('a chosen filter applies at once, and the button shows the number of products', long, async ({ page }) => {
  await openPage(page, BEDS);
  const all = await totalOf(page);
  await main(page).getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: `Show ${all} results` })).toBeVisible();
  const { input, count } = await choiceIn(drawer, 'Type', 1);
  await input.check();
  const show = drawer.getByRole('button', { name: `Show ${count} results` });
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(sum(page)).toHaveText(`${count} products`);
  await expect(main(page).getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test('Back closes the drawer, and the next Back shows the list without filters', async ({ page }) => {
  await openPage(page, '/about-us');
  await openPage(page, BEDS);
  await main(page).getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  for (const [facet, at] of [
    ['Type', 1],
    ['Type', 2],
    ['Availability', 0],
  ] as const) {
    await (await choiceIn(drawer, facet, at)).input.check();
  }
  await expectQuery(page, '?subcategory=Dog-Sofa&subcategory=Dog-Oval&in_stock=1');
  await expect(chips(page)).toHaveCount(3);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expectQuery(page, '?subcategory=Dog-Sofa&subcategory=Dog-Oval&in_stock=1');
  await page.goBack();
  await expectQuery(page, '');
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('all filters can be cleared in the drawer', long, async ({ page }) => {
  await openPage(page, `${BEDS}?in_stock=1&size=M`);
  await main(page).getByRole('button', { name: 'Filters (2)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(drawer.getByRole('button', { name: 'Show 42 results' })).toBeVisible();
  await expect((await choiceIn(drawer, 'Availability')).input).not.toBeChecked();
});

test('every touch target in the drawer is 44 px high', async ({ page }) => {
  await openPage(page, BEDS);
  await main(page).getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const rows = page.getByRole('dialog').locator('label, button, summary, input[inputmode]').filter({ visible: true });
  const heights = await rows.evaluateAll((found) =>
    found.filter((one) => !one.matches('label[for]')).map((one) => one.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('a press before the drawer’s code has loaded opens the drawer once it has; if the code fails to load, the page says so', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed/);
  const letGo = await holdBack(page, '**/filter-drawer*.js');
  await openPage(page, BEDS);
  const button = main(page).getByRole('button', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await button.click();
  await expect(drawer).toHaveCount(0);
  letGo();
  await expect(drawer).toBeVisible();
  await page.unroute('**/filter-drawer*.js');
  await page.route('**/filter-drawer*.js', (route) => route.abort());
  await page.reload();
  await button.click();
  await expect(main(page).getByText('We couldn’t open the filters.')).toBeVisible();
  await page.unroute('**/filter-drawer*.js');
  await button.click();
  await expect(drawer).toBeVisible();
});
