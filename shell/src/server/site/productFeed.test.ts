/** @jest-environment node */
import { createLog } from '@paw/node/createLog.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { productFeed } from './productFeed.ts';
import { testProduct } from './testing/testProduct.ts';
import { listenBeside } from './testing/listenBeside.ts';

const slugs = ['Tug-&-Fetch-Rope', 'Gone'].map((slug) => ({ slug, updated: '2026-03-14', pictures: [] }));
const beside = listenBeside(
  { '/api/products/slugs': { products: slugs }, '/api/products/Tug-&-Fetch-Rope': testProduct },
  (apiUrl) => productFeed({ site: () => testSite, apiUrl, log: createLog('shell', 'silent') }),
);
beforeAll(beside.start);
afterAll(beside.stop);

test('every variant of every product is an item, and one that is gone meanwhile is not', async () => {
  const response = await beside.ask('/feeds/products.xml');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect([...text.matchAll(/<g:id>([^<]*)</g)].map(([, id]) => id)).toEqual(['TUG-S-RED', 'TUG-L-NAVY']);
  expect(text).toContain('<title>Paw Dailies</title>');
});

test('the api is asked once for each product, and once more only when the feed is old', async () => {
  await beside.ask('/feeds/products.xml');
  expect(beside.asked).toEqual(['/api/products/slugs', '/api/products/Tug-&-Fetch-Rope', '/api/products/Gone']);
});
