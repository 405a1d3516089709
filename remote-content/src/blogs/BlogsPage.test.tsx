import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { articleCards } from './articleCards.ts';
import { Component, head, loader } from './BlogsPage.tsx';
import { PAGE_SIZE } from './blogView.ts';

const load = (query = '') => loader({ url: new URL(`http://localhost/blogs${query}`) });
async function show(query?: string) {
  const data = await load(query);
  render(<Component data={data} params={{}} />, { wrapper: MemoryRouter });
  return data;
}
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const aboutDogs = articleCards.filter(({ pets }) => pets.includes('dog'));

test('the newest articles are first, with date and reading time, and link to their pages', async () => {
  const days = articleCards.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  await show();
  expect(titles()).toEqual(articleCards.slice(0, PAGE_SIZE).map(({ title }) => title));
  const [first] = screen.getAllByRole('article');
  const card = within(first as HTMLElement);
  expect(card.getByRole('link')).toHaveAttribute('href', `/blogs/${articleCards[0]?.slug}`);
  expect(card.getByText(/^\d min read$/)).toBeVisible();
});

test('further articles are on pages with URLs of their own', async () => {
  await show('?page=2');
  expect(titles()).toEqual(articleCards.slice(PAGE_SIZE).map(({ title }) => title));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(`${articleCards.length} articles, page 2 of 2`);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the blog' }));
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blogs');
});

test('each pet’s articles are linked', async () => {
  await show('?pet=Dog');
  expect(titles()).toEqual(aboutDogs.map(({ title }) => title));
  const filter = within(screen.getByRole('navigation', { name: 'Articles by pet' }));
  expect(filter.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All pets', '/blogs'],
    ['Dog', '/blogs?pet=dog'],
    ['Cat', '/blogs?pet=cat'],
    ['Birds', '/blogs?pet=bird'],
    ['Fish', '/blogs?pet=fish'],
  ]);
  expect(filter.getByRole('link', { current: 'page' })).toHaveTextContent('Dog');
});

test.each([
  ['', 1, 'Blog | Paw Dailies', '/blogs'],
  ['?page=2', 2, 'Blog, page 2 | Paw Dailies', '/blogs?page=2'],
  ['?page=99', 2, 'Blog, page 2 | Paw Dailies', '/blogs?page=2'],
  ['?page=0', 1, 'Blog | Paw Dailies', '/blogs'],
  ['?page=x', 1, 'Blog | Paw Dailies', '/blogs'],
  ['?pet=dragon', 1, 'Blog | Paw Dailies', '/blogs'],
  ['?pet=cat', 1, 'Blog: cat care | Paw Dailies', '/blogs'],
  ['?pet=cat&page=2', 1, 'Blog: cat care | Paw Dailies', '/blogs'],
])('/blogs%s shows page %i as "%s", canonical at %s', async (query, page, title, canonical) => {
  const part = await load(query);
  expect(part.view.page).toBe(page);
  expect(head(part)).toMatchObject({ title, canonical, feed: { path: '/feed.xml' } });
});

test('the structured data lists the articles with their positions', async () => {
  const { jsonLd = [] } = head(await load('?page=2'));
  expect(jsonLd[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: articleCards.length });
  const { itemListElement: items } = jsonLd[0] as { itemListElement: { position: number; url: string }[] };
  expect(items[0]).toMatchObject({ position: 13, url: `http://localhost/blogs/${articleCards[12]?.slug}` });
});
