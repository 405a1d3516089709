/** JSON-LD, feed and sitemap match the api's data and the page. */
import type { APIRequestContext } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { box, price, products } from './productPage.ts';

interface Variant {
  sku: string;
  size: string;
  colour: { name: string; hexes: string[] };
  priceCents: number;
  compareAtCents: number | null;
  stock: number;
}
interface Product {
  id: number;
  slug: string;
  title: string;
  brand: string;
  description: string;
  picture: { name: string; colours: string[] };
  rating: { average: number; count: number } | null;
  variants: Variant[];
}
type Node = Record<string, unknown> & { offers?: Record<string, unknown>; hasVariant?: Node[] };
const nodeOf = (value: unknown) => (value ?? {}) as Node;

const dollars = (cents: number) => (cents / 100).toFixed(2);
const segment = (text: string) => encodeURIComponent(text).replaceAll('%26', '&');
const isReduced = ({ compareAtCents, priceCents }: Variant) => compareAtCents !== null && compareAtCents > priceCents;
const pictureOf = ({ picture }: Product, { colour }: Variant) => {
  const colours = colour.hexes.length ? colour.hexes : picture.colours;
  const tint = colours.map((hex) => hex.replace('#', '').toLowerCase()).join('-') || 'plain';
  return `/uploads/${picture.name}/${tint}-960.jpg`;
};

async function read<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  return (await (await request.get(path)).json()) as Reply;
}
const slugsOf = async (request: APIRequestContext) =>
  (await read<{ products: { slug: string; updated: string; pictures: unknown[] }[] }>(request, '/api/products/slugs'))
    .products;
const productOf = (request: APIRequestContext, slug: string) =>
  read<Product>(request, `/api/products/${encodeURIComponent(slug)}`);

/** JSON-LD of a page, by type. */
async function readJsonLd(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const [, text = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Node[];
}

test('the JSON-LD of every twelfth product matches the api', async ({ request, world }) => {
  const slugs = (await slugsOf(request)).filter((_, place) => place % 12 === 0);
  expect(slugs.length).toBeGreaterThan(20);
  for (const { slug } of slugs) {
    const product = await productOf(request, slug);
    const nodes = await readJsonLd(request, `/product/${segment(slug)}`);
    const node = nodes.find(({ '@type': type }) => type === 'ProductGroup' || type === 'Product') ?? {};
    expect([slug, node.name, node.description]).toEqual([slug, product.title, product.description]);
    const rating = node.aggregateRating as Node | undefined;
    expect([slug, rating?.ratingValue, rating?.ratingCount]).toEqual([
      slug,
      product.rating?.average,
      product.rating?.count,
    ]);
    const listed = (node.hasVariant ?? [node]).map(({ sku, image, color = '', size = '', offers = {} }) => {
      const { url, price: now, priceSpecification, availability } = offers;
      return {
        sku,
        image: [image].flat()[0],
        color,
        size,
        url,
        price: now,
        was: (priceSpecification as Node)?.price,
        availability,
      };
    });
    expect([slug, listed]).toEqual([
      slug,
      product.variants.map((variant) => ({
        sku: variant.sku,
        image: world.url + pictureOf(product, variant),
        color: variant.colour.name,
        size: variant.size,
        url: `${world.url}/product/${segment(slug)}?variant=${variant.sku}`,
        price: dollars(variant.priceCents),
        was: isReduced(variant) ? dollars(variant.compareAtCents ?? 0) : undefined,
        availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      })),
    ]);
  }
});

for (const { path } of [products.bed, products.sweater, products.cage, products.plates]) {
  test(
    `URL, price and stock of each variant in the JSON-LD match the page: ${path}`,
    longUnless(path === products.bed.path),
    async ({ page, request }) => {
      const [node = {}] = await readJsonLd(request, path);
      for (const { offers = {} } of node.hasVariant ?? [node]) {
        const url = new URL(String(offers.url));
        await openPage(page, url.pathname + url.search);
        await expect(price(page)).toHaveText(`$${String(offers.price)}`);
        const button = String(offers.availability).endsWith('InStock') ? 'Add to cart' : 'Sold out';
        await expect(box(page).getByRole('button', { name: button })).toBeVisible();
      }
      const { ratingCount } = nodeOf(node.aggregateRating);
      if (ratingCount) await expect(page.getByText(`from ${Number(ratingCount)} ratings`)).toBeVisible();
      const policies = node.hasVariant?.[0]?.offers ?? node.offers;
      const { merchantReturnDays } = nodeOf(policies?.hasMerchantReturnPolicy);
      await expect(box(page).getByText(`${Number(merchantReturnDays)} days to return`)).toBeVisible();
      const written = (node.review ?? []) as Node[];
      expect(await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()).toEqual(
        expect.arrayContaining(written.map(({ name }) => name)),
      );
    },
  );
}

test('the feed lists every variant of every product with the api’s data', long, async ({ page, request, world }) => {
  test.slow();
  const text = await (await request.get('/feeds/products.xml')).text();
  // In an empty page: those of the shop parse no text.
  await page.goto('about:blank');
  const items = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const field = (item: Element, name: string) => item.getElementsByTagName(`g:${name}`)[0]?.textContent ?? '';
    const names = ['id', 'link', 'image_link', 'availability', 'price', 'sale_price', 'brand', 'item_group_id'];
    return [...feed.querySelectorAll('item')].map((item) => names.map((name) => field(item, name)));
  }, text);
  const expected: string[][] = [];
  for (const { slug } of await slugsOf(request)) {
    const product = await productOf(request, slug);
    for (const variant of product.variants) {
      const now = `${dollars(variant.priceCents)} USD`;
      expected.push([
        variant.sku,
        `${world.url}/product/${segment(slug)}?variant=${variant.sku}`,
        world.url + pictureOf(product, variant),
        variant.stock > 0 ? 'in_stock' : 'out_of_stock',
        isReduced(variant) ? `${dollars(variant.compareAtCents ?? 0)} USD` : now,
        isReduced(variant) ? now : '',
        product.brand,
        product.variants.length > 1 ? String(product.id) : '',
      ]);
    }
  }
  expect(expected.length).toBeGreaterThan(1_000);
  expect(items).toEqual(expected);
});

test('the sitemap lists every product with its day and its pictures, which exist', long, async ({ request, world }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const entries = new Map(
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, url = '', rest = '']) => [
      url.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
      rest,
    ]),
  );
  for (const { slug, updated, pictures } of await slugsOf(request)) {
    const entry = entries.get(`${world.url}/product/${segment(slug)}`) ?? '';
    expect([slug, entry.includes(`<lastmod>${updated}</lastmod>`)]).toEqual([slug, true]);
    expect([slug, entry.match(/<image:loc>/g)?.length]).toEqual([slug, Math.min(6, pictures.length)]);
  }
  const images = [...text.matchAll(/<image:loc>([^<]*)</g)].map(([, url = '']) => url);
  for (const url of images.filter((_, place) => place % 60 === 0)) {
    expect([url, (await request.get(url)).status()]).toEqual([url, 200]);
  }
});

test('the sitemap lists only indexable pages, by their canonical URL', async ({ request, world }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const pages = urls.filter((url) => !url.includes('/product/'));
  expect(pages.length).toBeGreaterThan(60);
  for (const url of pages) {
    const html = await (await request.get(url)).text();
    const [, robots] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect([url, robots, canonical.replaceAll('&amp;', '&')]).toEqual([url, 'all', url]);
  }
  expect(pages).toContain(`${world.url}/help`);
});

test('the home page’s JSON-LD describes the shop and its search', async ({ request, world }) => {
  const nodes = await readJsonLd(request, '/');
  const site = nodes.find(({ '@type': type }) => type === 'WebSite');
  const { urlTemplate } = nodeOf(nodeOf(site?.potentialAction).target);
  expect(urlTemplate).toBe(`${world.url}/search/{search_term_string}`);
  expect((await request.get(String(urlTemplate).replace('{search_term_string}', 'bowl'))).status()).toBe(200);
  const shop = nodes.find(({ '@type': type }) => type === 'Organization');
  expect((await request.get(String(shop?.logo))).headers()['content-type']).toBe('image/png');
});
