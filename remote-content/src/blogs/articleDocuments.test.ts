import { releasedDocumentsSchema } from '@paw/contract/documents.ts';
import { articleCards } from './articleCards.ts';
import { documents } from './articleDocuments.ts';
import { loadArticle } from './loadArticle.ts';

test('every article is a document of the release, with its whole text and no markup', async () => {
  const { documents: found } = releasedDocumentsSchema.parse(await documents());
  expect(found.map(({ title }) => title)).toEqual(articleCards.map(({ title }) => title));
  for (const [at, { slug }] of articleCards.entries()) {
    const { sections } = await loadArticle(slug);
    for (const { title } of sections) expect(found[at]?.text).toContain(title);
    expect(found[at]?.text).not.toMatch(/\*\*|\]\(|^#|^>|\[object|undefined/m);
  }
});

test('the feed is well-formed and has every article with URL, author and dates', async () => {
  const { files } = releasedDocumentsSchema.parse(await documents());
  expect(files.map(({ path, type }) => [path, type])).toEqual([['/feed.xml', 'application/rss+xml']]);
  const feed = new DOMParser().parseFromString(files[0]?.text ?? '', 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  const items = [...feed.querySelectorAll('item')];
  expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual(articleCards.map(({ title }) => title));
  const [first] = items;
  const texts = ['link', 'guid', 'pubDate', 'category'].map((name) => first?.querySelector(name)?.textContent);
  const url = 'https://origin.invalid/blogs/the-first-six-weeks-of-an-aquarium';
  expect(texts).toEqual([url, url, 'Mon, 16 Nov 2026 00:00:00 GMT', 'Fish']);
  expect(first?.getElementsByTagName('dc:creator')[0]?.textContent).toBe('Tom Okafor');
});
