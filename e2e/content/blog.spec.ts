/** The blog's list: cards, filter and pages, each with its own URL. */
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { articles } from './articles.ts';

const titles = articles.map(({ title }) => title);
const aboutCats = articles.filter(({ pets }) => pets.includes('cat')).map(({ title }) => title);
const PAGE_SIZE = 12;

test('the blog has at least sixteen articles', () => {
  expect(articles.length).toBeGreaterThanOrEqual(16);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the filter and the page numbers are links to their pages', async ({ page }) => {
      const cards = page.getByRole('main').getByRole('article').getByRole('heading');
      await page.goto('/blogs');
      await expect(cards).toHaveText(titles.slice(0, PAGE_SIZE));
      await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/blogs?page=2');
      await expect(cards).toHaveText(titles.slice(PAGE_SIZE));
      await page.getByRole('navigation', { name: 'Articles by pet' }).getByRole('link', { name: 'Cat' }).click();
      await expect(page).toHaveURL('/blogs?pet=cat');
      await expect(cards).toHaveText(aboutCats);
      await expect(page).toHaveTitle('Blog: cat care | Paw Dailies');
      await page.goBack();
      await expect(cards).toHaveText(titles.slice(PAGE_SIZE));
      await cards.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[PAGE_SIZE] ?? '');
    });
  });
}

test('another page of the blog starts at its top, with the focus there', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link', { name: 'Next' }).click();
  const sum = page.getByText(`${articles.length} articles, page 2 of 2`);
  await expect(sum).toBeFocused();
  await expect(sum).toBeInViewport();
});

const rows: [url: string, canonical: string, title: string, first: number][] = [
  ['/blogs', '/blogs', 'Blog | Paw Dailies', 1],
  ['/blogs?page=2', '/blogs?page=2', 'Blog, page 2 | Paw Dailies', 13],
  ['/blogs?page=99', '/blogs?page=2', 'Blog, page 2 | Paw Dailies', 13],
  ['/blogs?page=-1', '/blogs', 'Blog | Paw Dailies', 1],
  ['/blogs?pet=fish', '/blogs', 'Blog: fish care | Paw Dailies', 1],
  ['/blogs?pet=dragon', '/blogs', 'Blog | Paw Dailies', 1],
  ['/blogs?utm_source=mail', '/blogs', 'Blog | Paw Dailies', 1],
];

/** A page, a pet, and one that does not exist. */
const examples = new Set(['/blogs?page=2', '/blogs?page=99', '/blogs?pet=fish']);

for (const [url, canonical, title, first] of rows) {
  test(
    `${url} is canonical at ${canonical}, and its structured data lists the shown articles`,
    longUnless(examples.has(url)),
    async ({ page, world }) => {
      await page.goto(url);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', world.url + canonical);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'all');
      const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]';
      const data = JSON.parse(text) as { '@type': string; itemListElement: { position: number; url: string }[] }[];
      const list = data.find((entry) => entry['@type'] === 'ItemList')?.itemListElement ?? [];
      const shown = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.href));
      expect(list.map(({ url }) => url)).toEqual(shown);
      expect(list[0]?.position).toBe(first);
    },
  );
}

test('the page links to its feed, which has every article', async ({ page, request, world }) => {
  for (const path of ['/blogs', `/blogs/${articles[0]?.slug}`]) {
    await page.goto(path);
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', '/feed.xml');
  }
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const found = [...(await response.text()).matchAll(/<link>([^<]*)<\/link>/g)].map(([, url]) => url);
  expect(found).toEqual([`${world.url}/blogs`, ...articles.map(({ slug }) => `${world.url}/blogs/${slug}`)]);
});
