/** @jest-environment node */
import { publishSite } from '@paw/contract/site.ts';
import { siteEntriesSchema } from '@paw/contract/siteModule.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { remote } from '../remote.tsx';
import { catalogEntries } from './catalogSite.ts';
import { siteArgs } from './testing/siteArgs.ts';

const pictures = [['b3312c', '2b3f63'], ['2b3f63']].map((colours) => ({
  name: 'bowl-ceramic',
  colours,
  alt: 'a bowl',
}));
const products = [{ slug: 'Bowl-&-Mat', updated: '2026-03-14', pictures }];

beforeAll(() => publishSite(testSite));
afterEach(() => jest.restoreAllMocks());

test('products have the day of their last change and their pictures, and every place of the taxonomy is listed', async () => {
  const entries = siteEntriesSchema.parse(await catalogEntries(siteArgs({ '/api/products/slugs': { products } })));
  expect(entries.at(-1)).toEqual({
    path: '/product/Bowl-&-Mat',
    updated: '2026-03-14',
    pictures: ['/uploads/bowl-ceramic/b3312c-2b3f63-960.jpg', '/uploads/bowl-ceramic/2b3f63-960.jpg'],
  });
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/petcategory/dog',
      '/productcategories/dog/Beds',
      '/productcategories/dog/Beds/Dog-Orthopedic',
    ]),
  );
});

test('the release brings its entries and its feed, for servers', async () => {
  const site = await remote.site?.();
  expect(site?.entries).toBe(catalogEntries);
  expect(site?.feeds?.map(({ path, type }) => [path, type])).toEqual([['/feeds/products.xml', 'application/xml']]);
});
