/** @jest-environment node */
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { createLog } from '@paw/node/createLog.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { sitemap } from './sitemap.ts';
import { listenBeside } from './testing/listenBeside.ts';

const routes = [
  ...['/', '/about-us', '/product/:title', '/checkout'].map((path) => ({ path })),
  { path: '/login', crawled: false },
  { path: '/track-order', listed: false },
];
const set = { id: 's1', remotes: { catalog: { routes } } } as unknown as ReleaseSet;
const article = { url: '/blogs/Cages', title: 'Cages', summary: 'How wide.', text: '', date: '2026-02-01', pets: [] };
let live = { set, documents: [article] };
const pictures = [
  { name: 'bowl-ceramic', colours: ['b3312c', '2b3f63'], alt: 'a bowl' },
  { name: 'bowl-ceramic', colours: ['2b3f63', 'b3312c'], alt: 'a bowl' },
];

const beside = listenBeside(
  { '/api/products/slugs': { products: [{ slug: 'Bowl-&-Mat', updated: '2026-03-14', pictures }] } },
  (apiUrl) => sitemap({ site: () => testSite, apiUrl, current: () => live, log: createLog('shell', 'silent') }),
);
beforeAll(beside.start);
afterAll(beside.stop);
const read = async () => (await beside.ask('/sitemap.xml')).text();
const absolute = (path: string) => testSite.origin + path;

test('it names pages that everybody may find, the places of the taxonomy, and every product once', async () => {
  const found = [...(await read()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(expect.arrayContaining([absolute('/'), absolute('/about-us')]));
  expect(found).toContain(absolute('/productcategories/dog/Beds/Dog-Orthopedic'));
  expect(found.filter((url) => url?.includes('/product/'))).toEqual([absolute('/product/Bowl-&amp;-Mat')]);
  expect(found.some((url) => /checkout|login|track|:/.test(url?.replace(testSite.origin, '') ?? ''))).toBe(false);
});

test('a product comes with the day of its last change and a picture for each color', async () => {
  const images = ['b3312c-2b3f63', '2b3f63-b3312c'].map(
    (colours) =>
      `<image:image><image:loc>${absolute(`/uploads/bowl-ceramic/${colours}-960.jpg`)}</image:loc></image:image>`,
  );
  expect(await read()).toContain(
    `<url><loc>${absolute('/product/Bowl-&amp;-Mat')}</loc><lastmod>2026-03-14</lastmod>${images.join('')}</url>`,
  );
});

test('what the live releases have to read is in it, with its day, and goes with them', async () => {
  expect(await read()).toContain(`<url><loc>${absolute('/blogs/Cages')}</loc><lastmod>2026-02-01</lastmod></url>`);
  live = { set: { ...set, id: 's2' }, documents: [] };
  expect(await read()).not.toContain('/blogs/Cages');
});

test('while the api is down the last one stays', async () => {
  const before = await read();
  beside.failApi();
  live = { ...live, set: { ...set, id: 's3' } };
  expect(await read()).toBe(before);
});
