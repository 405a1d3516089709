/** An article's page: its metadata and its links. */
import { findViolations } from '../layout/findViolations.ts';
import { untilHydrated } from '../layout/openPage.ts';
import { findHtmlProblems } from '../routes/validHtml.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { articles } from './articles.ts';

const aquarium = '/blogs/the-first-six-weeks-of-an-aquarium';
const perches = '/blogs/perches-that-keep-feet-healthy';

for (const [place, { slug, title, author }] of articles.entries()) {
  test(`"${title}" is complete and without errors in the server’s HTML`, longUnless(place < 2), async ({ request }) => {
    const response = await request.get(`/blogs/${slug}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
    for (const words of [`By ${author}`, 'Contents', 'Sources', 'What you may need', 'Related articles'])
      expect(main.includes(words), words).toBe(true);
    expect(await findHtmlProblems(text)).toEqual([]);
  });
}

test('every link and picture of every article exists', long, async ({ request }) => {
  const found = new Map<string, string>();
  for (const { slug } of articles) {
    const main = /<main.*<\/main>/s.exec(await (await request.get(`/blogs/${slug}`)).text())?.[0] ?? '';
    for (const [, path = ''] of main.matchAll(/(?:href|src)="(\/[^"]*)"/g))
      found.set(path.replaceAll('&amp;', '&'), slug);
    const ids = new Set([...main.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const [, id] of main.matchAll(/href="#([^"]*)"/g)) expect(ids, `${slug}#${id}`).toContain(id);
  }
  expect(found.size).toBeGreaterThan(80);
  for (const [path, slug] of found) expect((await request.get(path)).status(), `${path} in ${slug}`).toBe(200);
});

atBothWidths(() => {
  for (const path of ['/blogs?pet=dog', '/blogs?page=2', perches]) {
    test(
      `${path} has no violation, and nothing is wider than the window`,
      longUnless(path === perches),
      async ({ page }) => {
        await page.goto(path);
        await untilHydrated(page);
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      },
    );
  }
});

test('structured data describes the article and its place in the shop', async ({ page, world }) => {
  await page.goto(aquarium);
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]';
  const data = JSON.parse(text) as Record<string, unknown>[];
  expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  expect(data.find((entry) => entry['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'The first six weeks of an aquarium',
    datePublished: '2026-11-16',
    author: { '@type': 'Person', name: 'Tom Okafor' },
    image: expect.stringMatching(/^http\S+\/uploads\/cover-new-aquarium\.[0-9a-f]{8}\/plain-960\.jpg$/),
    mainEntityOfPage: world.url + aquarium,
  });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/uploads\/cover-new-aquarium\.[0-9a-f]{8}\/plain-960\.jpg$/,
  );
});

test('the table of contents links to the sections, and the article links to products, articles and its neighbors', async ({
  page,
}) => {
  await page.goto(perches);
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'And the claws?' }).click();
  await expect(main.getByRole('heading', { name: 'And the claws?' })).toBeInViewport();
  const products = main.getByRole('region', { name: 'What you may need' });
  // Its code, which comes when it is near, may replace the server's HTML meanwhile.
  await expect(() => products.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await expect(products.getByRole('article')).toHaveCount(4);
  await expect(products.getByRole('article').first()).toContainText('$');
  const related = main.getByRole('region', { name: 'Related articles' }).getByRole('link');
  await expect(related.first()).toHaveText('A cage that a budgie likes to come home to');
  const at = articles.findIndex(({ slug }) => perches.endsWith(slug));
  const ways = main.getByRole('navigation', { name: 'More articles' });
  await expect(ways.getByRole('link', { name: /^Next article/ })).toContainText(articles[at - 1]?.title ?? '');
  await ways.getByRole('link', { name: /^Previous article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[at + 1]?.title ?? '');
});

test('the server’s page does not load an article’s text again, and the next article loads only its own', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/browser\/(article-.*)-md\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(aquarium);
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  // By keyboard, because a pointer that rests on links of the next page would prefetch them.
  await page.getByRole('link', { name: /^Previous article/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('budgie');
  expect(asked).toEqual(['article-a-cage-that-a-budgie-likes-to-come-home-to']);
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete, and its products are links', async ({ page }) => {
    await page.goto(perches);
    const main = page.getByRole('main');
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.getByRole('figure')).toContainText('A rope perch holds the shape');
    const products = main.getByRole('region', { name: 'What you may need' }).getByRole('link');
    await expect(products).toHaveCount(4);
    await products.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natural Branch Perch Set');
  });

  test('an article that does not exist is not found', async ({ page }) => {
    const response = await page.goto('/blogs/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
