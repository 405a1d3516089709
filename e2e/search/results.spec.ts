/** GAPS "Pages", search: filtered and sorted results, corrections, links without a match, and any input. */
import { openPage } from '../layout/openPage.ts';
import { cards, chips, choiceIn, filters, main, queryOf, sum, titles } from '../listing/list.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

test('search results can be counted, filtered and sorted like any list, and are not indexed', async ({ page }) => {
  await openPage(page, '/search/dog%20bed');
  await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
  const { input, count } = await choiceIn(filters(page), 'Brand');
  await input.check();
  await expect(sum(page)).toHaveText(`${count} ${count === 1 ? 'product' : 'products'}`);
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect.poll(() => queryOf(page)).toMatch(/^\?brand=.*&sort=price-asc$/);
  await expect(chips(page)).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const sent = await page.context().newPage();
  await openPage(sent, page.url());
  const sorted = await titles(sent);
  await expect.poll(() => titles(page)).toEqual(sorted);
});

test('a misspelled search finds the intended products, or names the corrected text', async ({ page }) => {
  await openPage(page, '/search/leesh');
  await expect(cards(page).first()).toContainText(/leash/i);
});

test('a search for a category’s name links to the category', async ({ page }) => {
  await openPage(page, '/search/cat%20litter%20box');
  const ways = main(page).getByRole('navigation', { name: 'Categories' });
  await ways.getByRole('link', { name: 'Cat Litter Box' }).click();
  await expect(page).toHaveURL('/productcategories/cat/Litter-Box');
});

const hostile = [
  "'; drop table product; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}} ${7*7}',
  '%00',
  '\u0000',
  '%',
  '%%%',
  '../../etc/passwd',
  '\\',
  '& | ! ( ) : * <->',
  '👩‍🚀🐶',
  '\u202egod',
  'مقود كلب',
  '狗床',
  'ı̇̈ß',
  'x'.repeat(2000),
  'dog '.repeat(500),
];

for (const text of hostile) {
  test(
    `a search for ${JSON.stringify(text.slice(0, 30))} is answered with a page in time`,
    longUnless(hostile.indexOf(text) % 10 === 0),
    async ({ request }) => {
      const began = Date.now();
      const response = await request.get(`/search/${encodeURIComponent(text)}`);
      expect(response.status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(30_000);
      const html = await response.text();
      expect(html).not.toMatch(/<script>alert|<img src=x/);
      const suggested = await request.get(`/api/search/suggestions?q=${encodeURIComponent(text)}`);
      expect(suggested.status()).toBeLessThan(500);
    },
  );
}

for (const text of hostile.filter((one) => one.length < 100)) {
  test(
    `typing ${JSON.stringify(text)} breaks neither box nor page`,
    longUnless(text.startsWith('</script>')),
    async ({ page }) => {
      page.on('dialog', (dialog) => {
        throw new Error(`A dialog: ${dialog.message()}`);
      });
      await openPage(page, '/about-us');
      await page.getByRole('banner').locator('[name=q]').click();
      await page.keyboard.insertText(text);
      await page.waitForTimeout(400);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Results|No results|Search)/);
    },
  );
}
