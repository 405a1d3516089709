/** @jest-environment node */
import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { productFeed } from './productFeed.ts';
import { feedProduct } from './testing/feedProduct.ts';
import { siteArgs } from './testing/siteArgs.ts';

const slugs = ['Tug-&-Fetch-Rope', 'Gone'].map((slug) => ({ slug, updated: '2026-03-14', pictures: [] }));
const replies = { '/api/products/slugs': { products: slugs }, '/api/products/Tug-&-Fetch-Rope': feedProduct };

beforeAll(() => publishSite(testSite));
afterEach(() => jest.restoreAllMocks());

test('every variant of every product is an item, except of products removed in the meantime', async () => {
  const args = siteArgs(replies);
  const text = await productFeed.write(args);
  expect([...text.matchAll(/<g:id>([^<]*)</g)].map(([, id]) => id)).toEqual(['TUG-S-RED', 'TUG-L-NAVY']);
  expect(text).toContain('<title>Paw Dailies</title>');
  expect(args.asked).toEqual(['/api/products/slugs', '/api/products/Tug-&-Fetch-Rope', '/api/products/Gone']);
});

test('when the api fails there is no feed, rather than an empty one', async () => {
  await expect(productFeed.write(siteArgs({}))).rejects.toMatchObject({ status: 404 });
});
