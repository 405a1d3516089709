import { findCategory, findPet } from '@paw/shared/contract/taxonomy.ts';
import { articles, findArticle } from './articles.ts';
import { readingMinutes } from './readingTime.ts';

test('the newest article comes first, and every address is there once', () => {
  const days = articles.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
});

test.each(articles)(
  '"$title" has an address of small letters and hyphens, and is found by it in any case',
  (article) => {
    expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findArticle(article.slug.toUpperCase())).toBe(article);
  },
);

test.each(articles)('"$title" is worth opening, and read in a few minutes', (article) => {
  expect(article.summary.length).toBeLessThanOrEqual(170);
  expect(readingMinutes(article)).toBeGreaterThanOrEqual(2);
  expect(readingMinutes(article)).toBeLessThanOrEqual(6);
  expect(new Set(article.sections.map(({ title }) => title)).size).toBe(article.sections.length);
});

test.each(articles)('"$title" leads to supplies that there are', ({ pet: about, supplies }) => {
  for (const { path } of supplies) {
    const [, , pet = '', category = ''] = path.split('/');
    const found = findPet(pet);
    expect([found?.slug, found && findCategory(found, category)?.slug]).toEqual([about, category]);
  }
});

test('nothing is found under an address that no article has', () => {
  expect(findArticle('no-such-article')).toBeUndefined();
});
