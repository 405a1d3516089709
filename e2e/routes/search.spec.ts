import { expect, test } from '../world/world.ts';

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a search finds products, counts them and links to them', async ({ page }) => {
    await page.goto('/search/dog%20collar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dog collar”');
    const main = page.getByRole('main');
    const cards = main.getByRole('article').filter({ has: page.locator('a[href^="/product/"]') });
    await expect(main.getByText(`${await cards.count()} products`, { exact: true })).toBeVisible();
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/product/Adjustable-Dog-Collar');
  });

  test('a search without a match has suggestions, and every link of the page works', async ({ page, request }) => {
    await page.goto('/search/unicorn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “unicorn”');
    const ways = page.getByRole('region', { name: 'Popular categories' }).getByRole('link');
    await expect(ways).toHaveCount(6);
    for (const way of await ways.all()) {
      const response = await request.get((await way.getAttribute('href')) ?? '', { maxRedirects: 0 });
      expect(response.status()).toBe(200);
    }
  });
});

test('a URL with only blanks shows the message for an empty search', async ({ page }) => {
  await page.goto('/search/%20');
  await expect(page.getByRole('main').getByText('Please Enter Somthing To Search Your Result!')).toBeVisible();
});

test('hostile and very long texts are answered with a page', async ({ request }) => {
  const texts = [
    "'; drop table products; --",
    '<script>alert(1)</script>',
    '\u0000',
    '\u202egod',
    '%',
    'x'.repeat(2000),
  ];
  for (const text of texts) {
    const response = await request.get(`/search/${encodeURIComponent(text)}`);
    expect([text, response.status()]).toEqual([text, 200]);
    expect(await response.text()).not.toContain('<script>alert');
  }
});
