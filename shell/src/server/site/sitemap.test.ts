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

/** The catalog's answer: entries, or an error to throw. */
let told: unknown = [product];
const pool = {
  site: { entries: ['catalog'], feeds: [] },
  ask: async () => {
    if (told instanceof Error) throw told;
    return told;
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

test('the sitemap has public pages and the remotes’ entries, each once', async () => {
  const found = [...(await read()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(expect.arrayContaining([absolute('/'), absolute('/about-us')]));
  expect(found.filter((url) => url?.includes('/product/'))).toEqual([absolute('/product/Bowl-&amp;-Mat')]);
  expect(found.some((url) => /checkout|login|track|files|:/.test(url?.replace(testSite.origin, '') ?? ''))).toBe(false);
});

test('a page has the day of its last change and its pictures', async () => {
  const images = pictures.map((path) => `<image:image><image:loc>${absolute(path)}</image:loc></image:image>`);
  expect(await read()).toContain(
    `<url><loc>${absolute('/product/Bowl-&amp;-Mat')}</loc><lastmod>2026-03-14</lastmod>${images.join('')}</url>`,
  );
});

test('a page listed by both its remote and the shell is in the sitemap once', async () => {
  told = [product, { path: '/about-us', updated: '2026-05-06' }];
  live = { ...live, set: { ...set, id: 's1 again' } };
  const text = await read();
  expect(text.match(/about-us/g)).toHaveLength(1);
  expect(text).toContain('/about-us</loc><lastmod>2026-05-06</lastmod>');
  told = [product];
});

test('documents of the live releases are in the sitemap, with their day, and leave it with their release', async () => {
  expect(await read()).toContain(`<url><loc>${absolute('/blogs/Cages')}</loc><lastmod>2026-02-01</lastmod></url>`);
  live = { ...live, set: { ...set, id: 's2' }, documents: [] };
  expect(await read()).not.toContain('/blogs/Cages');
});

test.each([
  ['does not answer', new Error('The api is down.')],
  ['lists something that is no entry', [{ path: 'https://elsewhere.example/' }]],
])('when a remote %s its last entries stay, and the rest is new', async (_, answer) => {
  await read();
  told = answer;
  live = { ...live, set: { ...set, id: `s3 ${_}` }, documents: [{ ...article, url: `/blogs/${_.length}` }] };
  const text = await read();
  expect(text).toContain(absolute('/product/Bowl-&amp;-Mat'));
  expect(text).toContain(absolute(`/blogs/${_.length}`));
  told = [product];
});

test('a release without entries removes those of the previous one', async () => {
  live = { ...live, set: { ...set, id: 's4' }, pool: { ...pool, site: { entries: [], feeds: [] } } };
  const text = await read();
  expect(text).not.toContain('/product/');
  expect(text).toContain(absolute('/about-us'));
});
