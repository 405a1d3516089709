/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlesFolder, goodArticle, lineOf, writeArticles } from './testing/articleFolder.ts';

interface Fault {
  /** What a good article has, once. */
  good: string | RegExp;
  bad: string;
  /** Where the author is led to; where `bad` begins when not given. */
  at?: string;
  says: string;
}

const heading = '## What should it be made of?';
const link = '[a cage](';
const add = (text: string) => ({ good: heading, bad: `${text}\n\n${heading}` });
const field = (name: string, value: string) => ({ good: new RegExp(`^${name}: ".*"$`, 'm'), bad: `${name}: ${value}` });
const item = (name: string, value: string) => ({
  good: new RegExp(`(?<=^${name}:\n)  - ".*"$`, 'm'),
  bad: `  - ${value}`,
});

const faults: Record<string, Fault> = {
  'no-front-matter': { good: /^---\n/, bad: '\n', says: 'should begin with front matter between two lines of ---' },
  'broken-yaml': { ...field('author', '"Dana'), says: 'Missing closing "quote' },
  'unknown-field': { good: 'author:', bad: 'mood: "good"\nauthor:', says: 'there is no field "mood"' },
  'missing-field': { good: /^alt: .*\n/m, bad: '', at: '---', says: 'alt: Invalid input' },
  'other-slug': { ...field('slug', '"x"'), says: 'slug: should be the file\'s name, "other-slug"' },
  'short-summary': { ...field('summary', '"Short."'), says: 'summary: should have at least 80 characters' },
  'unknown-author': { ...field('author', '"Nobody"'), says: 'author: there is no author "Nobody"' },
  'wrong-author': { ...field('author', '"Tom Okafor"'), says: 'author: Tom Okafor does not write about bird' },
  'no-day': { ...field('published', '"2026-02-30"'), says: 'published: should be a day such as "2026-11-16"' },
  'updated-before': { ...field('updated', '"2020-01-01"'), says: 'updated: before it was published' },
  'unknown-pet': { ...item('pets', '"dragon"'), says: 'pets: there is no pet "dragon": dog, cat, bird, fish' },
  'unknown-product': { ...item('products', '"No-Such-Thing"'), says: 'products: there is no product "No-Such-Thing"' },
  'two-products': {
    good: /(?<=^products:\n)(.*\n){2}/m,
    bad: '',
    at: 'products:\n',
    says: 'products: should be 3 to 4',
  },
  'unknown-related': {
    ...item('related', '"no-such-article"'),
    says: 'related: there is no article "no-such-article"',
  },
  'missing-picture': { ...field('picture', '"cover-none"'), says: 'picture: there is no picture "cover-none"' },
  'empty-alt': { ...field('alt', '"Picture of a perch on a stand"'), says: 'alt: need not say that it is a picture' },
  'plain-source': {
    good: /(?<=url: ")https:\/\/www.merck.*(?=")/,
    bad: 'http://x.example',
    says: 'sources.url: should be',
  },
  'missing-inline-picture': { ...add('![A perch](no-perch)'), says: 'there is no picture "no-perch"' },
  'silent-picture': { ...add('![](rope-perch)'), says: 'a picture needs words for those who do not see it' },
  'picture-in-text': { ...add('See ![a perch](rope-perch).'), says: 'a picture needs a paragraph of its own' },
  'broken-article-link': { ...add(`${link}/blogs/none).`), says: 'there is no article /blogs/none' },
  'broken-product-link': { ...add(`${link}/product/None).`), says: 'there is no product /product/None' },
  'broken-category-link': { ...add(`${link}/productcategories/bird/Boats).`), says: 'there is no category' },
  'other-spelling': { ...add(`${link}/productcategories/bird/cages).`), says: 'there is no category' },
  'broken-page-link': { ...add(`${link}/no-such-page).`), says: '/no-such-page is no page of this shop' },
  'broken-fragment': { ...add(`${link}#nowhere).`), says: 'there is no heading #nowhere' },
  'outside-link': { ...add(`${link}https://x.example).`), says: 'https://x.example is not on this shop' },
  'link-to-itself': { ...add(`${link}/blogs/link-to-itself).`), says: 'leads to the article itself' },
  html: { ...add('<b>bold</b>'), says: 'an article cannot show this (html)' },
  'too-short': { good: /(?<=\n---\n)[^]*$/, bad: '\nShort.\n', at: 'Short.', says: '1 words, should be 500 to 1,200' },
  'too-deep': { ...add('#### Deep'), says: 'headings begin with ## or ###' },
  'same-heading': { ...add('## Woods\n\n### Woods'), at: '### Woods', says: 'the same heading is used above' },
  'two-callouts': {
    ...add('> Ask a vet.\n\nx'),
    at: '> **When',
    says: 'needs one quotation (>) that says when to ask a vet',
  },
  loud: { ...add('Look out!'), says: 'no exclamation marks' },
};

const root = mkdtempSync(join(tmpdir(), 'paw-articles-'));
afterAll(() => rmSync(root, { recursive: true }));

/** As the build reads them, in a process without jest's own way to load modules. */
function problemsIn(folder: string): { file: string; line: number; text: string }[] {
  const code = `import { readArticles } from ${JSON.stringify(join(__dirname, 'readArticles.ts'))};
    console.log(JSON.stringify(readArticles(process.argv[1]).problems))`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code, folder], { encoding: 'utf8' }));
}

test('the committed articles have no problems', () => {
  expect(problemsIn(articlesFolder)).toEqual([]);
});

describe('each fault is reported with file and line, and nothing else is', () => {
  const texts = Object.fromEntries(
    Object.entries(faults).map(([slug, { good, bad }]) => {
      const before = goodArticle(slug);
      const after = before.replace(good, () => bad);
      if (after === before) throw new Error(`The article of ${slug} has no fault: adapt the test.`);
      return [slug, after];
    }),
  );
  const found = problemsIn(writeArticles(root, texts));

  test.each(Object.entries(faults))('%s', (slug, { bad, at = bad, says }) => {
    const file = `remote-content/articles/${slug}.md`;
    const line = lineOf(texts[slug] ?? '', at);
    const own = found.filter((problem) => problem.file === file);
    expect(own).toContainEqual({ file, line, text: expect.stringContaining(says) });
  });

  test('valid articles have no problems', () => {
    const files = new Set(found.map(({ file }) => file));
    expect(files).toEqual(new Set(Object.keys(faults).map((slug) => `remote-content/articles/${slug}.md`)));
  });
});

test('two articles with the same title or summary are reported', () => {
  const twin = goodArticle('twin').replace('About twin', 'Perches that keep feet healthy');
  const [problem] = problemsIn(writeArticles(root, { twin }));
  expect(problem).toEqual({
    file: 'remote-content/articles/twin.md',
    line: 1,
    text: 'has the title or the summary of perches-that-keep-feet-healthy',
  });
});
