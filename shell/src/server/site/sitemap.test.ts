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
  { path: '/files/*' },
];
const set = { id: 's1', remotes: { catalog: { routes } } } as unknown as ReleaseSet;
const article = { url: '/blogs/Cages', title: 'Cages', summary: 'How wide.', text: '', date: '2026-02-01', pets: [] };
const pictures = ['b3312c-2b3f63', '2b3f63-b3312c'].map((colours) => `/uploads/bowl-ceramic/${colours}-960.jpg`);
const product = { path: '/product/Bowl-&-Mat', updated: '2026-03-14', pictures };

/** The catalog's entries, or the error that it throws. */
let entries: unknown = [product];
const pool = {
  site: { entries: ['catalog'], feeds: [] },
  ask: async () => {
    if (entries instanceof Error) throw entries;
    return entries;
  },
};
let live = { set, documents: [article], pool };

const beside = listenBeside({}, () =>
  sitemap({ site: () => testSite, current: () => live, log: createLog('shell', 'silent') }),
);
beforeAll(beside.start);
afterAll(beside.stop);
const read = async () => (await beside.ask('/sitemap.xml')).text();
const absolute = (path: string) => testSite.origin + path;

test('the sitemap lists public pages and the entries of remotes, each once', async () => {
  const found = [...(await read()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(expect.arrayContaining([absolute('/'), absolute('/about-us')]));
  expect(found.filter((url) => url?.includes('/product/'))).toEqual([absolute('/product/Bowl-&amp;-Mat')]);
  expect(found.some((url) => /checkout|login|track|files|:/.test(url?.replace(testSite.origin, '') ?? ''))).toBe(false);
});

test('an entry has the day of its last change and its pictures', async () => {
  const images = pictures.map((path) => `<image:image><image:loc>${absolute(path)}</image:loc></image:image>`);
  expect(await read()).toContain(
    `<url><loc>${absolute('/product/Bowl-&amp;-Mat')}</loc><lastmod>2026-03-14</lastmod>${images.join('')}</url>`,
  );
});

test('a page that both a remote and the shell list is in the sitemap once', async () => {
  entries = [product, { path: '/about-us', updated: '2026-05-06' }];
  live = { ...live, set: { ...set, id: 's1 again' } };
  const text = await read();
  expect(text.match(/about-us/g)).toHaveLength(1);
  expect(text).toContain('/about-us</loc><lastmod>2026-05-06</lastmod>');
  entries = [product];
});

test('articles of the live releases are in the sitemap with their day, and disappear with their release', async () => {
  expect(await read()).toContain(`<url><loc>${absolute('/blogs/Cages')}</loc><lastmod>2026-02-01</lastmod></url>`);
  live = { ...live, set: { ...set, id: 's2' }, documents: [] };
  expect(await read()).not.toContain('/blogs/Cages');
});

test.each([
  ['does not answer', new Error('The api is down.')],
  ['returns an invalid entry', [{ path: 'https://elsewhere.example/' }]],
])('when a remote %s, its last entries stay, and the others are new', async (_, answer) => {
  await read();
  entries = answer;
  live = { ...live, set: { ...set, id: `s3 ${_}` }, documents: [{ ...article, url: `/blogs/${_.length}` }] };
  const text = await read();
  expect(text).toContain(absolute('/product/Bowl-&amp;-Mat'));
  expect(text).toContain(absolute(`/blogs/${_.length}`));
  entries = [product];
});

test('when a new release has no site entries, those of the old release disappear', async () => {
  live = { ...live, set: { ...set, id: 's4' }, pool: { ...pool, site: { entries: [], feeds: [] } } };
  const text = await read();
  expect(text).not.toContain('/product/');
  expect(text).toContain(absolute('/about-us'));
});
