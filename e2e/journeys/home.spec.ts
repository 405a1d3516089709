import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

test('the home page has its title and description', long, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Paw Dailies | Top-Quality Pet Supplies');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /top quality pet supplies for your pet’s daily joy and well-being/,
  );
});

test("'Categories By Pet' has a tile for each pet", long, async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Categories By Pet' }).getByRole('link');
  await expect(tiles).toHaveText(['Dog', 'Cat', 'Bird', 'Fish']);
  const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/petcategory/dog', '/petcategory/cat', '/petcategory/bird', '/petcategory/fish']);
});

test('the five featured products are in order with the texts of their cards', long, async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Latest Trending Products' }).getByRole('listitem');
  await expect(cards).toHaveText([
    'Adjustable Dog Collar3 Colors - 4 Sizes$16.33 - $18.96',
    /^Adjustable Pet Harness With Leash\d Colors - \d Sizes\$8\.99 - \$11\.99$/,
    /^Pet Hair Remover Grooming Brush\d Colors? - \d Sizes?\$11\.99$/,
    /^Dog Fetch Chewy Toy\d Colors? - \d Sizes?\$14\.99$/,
    /^Rechargeable Pet Hair Trimmer\d Colors? - \d Sizes?\$119\.99$/,
  ]);
});

test('a tile and a card lead to their pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Categories By Pet' }).getByRole('link', { name: 'Bird' }).click();
  await expect(page).toHaveURL('/petcategory/bird');
  await page.goBack();
  await page.getByRole('link', { name: 'Rechargeable Pet Hair Trimmer' }).first().click();
  await expect(page).toHaveURL('/product/Rechargeable-Pet-Hair-Trimmer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechargeable Pet Hair Trimmer');
});
