/** Articles are added and removed with their release. */
import { addArticle, newArticle } from '../content/newArticle.ts';
import { activate, readLive, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import type { Workshop } from './Workshop.ts';

const parts = 'remote-content/src/blogs/articleDocuments.ts';
const path = `/blogs/${newArticle.slug}`;

/** A release with one more article and a public file. */
function oneMore(workshop: Workshop) {
  return {
    ...addArticle(workshop),
    [parts]: workshop
      .read(parts)
      .replace(
        'files: [feedFile(articles)]',
        "files: [feedFile(articles), { path: '/test-feed.xml', type: 'application/rss+xml', text: '<rss/>' }]",
      ),
  };
}

test('an article is found once its release is live, and gone after a rollback, while the other remotes stay', async ({
  shop,
  workshop,
}) => {
  const search = async (text: string) => {
    const response = await fetch(`${shop.url}/documents?text=${encodeURIComponent(text)}`);
    const { documents } = (await response.json()) as { documents: { url: string }[] };
    return documents.map(({ url }) => url);
  };
  const file = async () => (await fetch(`${shop.url}/test-feed.xml`)).status;
  const isIn = async (page: string) => (await (await fetch(shop.url + page)).text()).includes(path);
  const before = await readLive(shop);
  expect(await search('quokka')).toEqual([]);
  expect(await file()).toBe(404);
  expect(await isIn('/search/quokka')).toBe(false);

  const release = await workshop.publish(shop, 'content', oneMore(workshop));
  expect(await search('quokka')).toEqual([]);
  await activate(shop, 'content', release);
  expect((await search('quoka'))[0]).toBe(path);
  expect((await fetch(shop.url + path)).status).toBe(200);
  expect(await file()).toBe(200);
  expect(await isIn('/feed.xml')).toBe(true);
  expect(await isIn('/search/quokka')).toBe(true);
  expect(await isIn('/petcategory/bird')).toBe(true);

  await rollback(shop, 'content');
  expect(await search('quokka')).toEqual([]);
  expect((await fetch(shop.url + path)).status).toBe(404);
  expect(await file()).toBe(404);
  expect(await isIn('/feed.xml')).toBe(false);
  expect(await isIn('/search/quokka')).toBe(false);
  expect(await isIn('/petcategory/bird')).toBe(false);
  expect(await readLive(shop)).toEqual(before);
});
