import type { DocumentQuery, FindDocuments, FoundDocument } from '@paw/contract/documents.ts';
import { links } from '@paw/contract/links.ts';
import { screen, within } from '@testing-library/react';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testGuide } from '../testing/testGuide.ts';
import { testCards, testPage } from '../testing/testList.ts';
import { testProduct } from '../testing/testProduct.ts';
import { readRecent } from './recentSearches.ts';
import { Component, head, loader } from './SearchPage.tsx';

const nothingElse = { categories: [], didYouMean: null };

/** The page's data for a search, from an api that answers whatever it is asked. */
async function load(
  path: string,
  reply: object = {},
  products: CardProduct[] = [testProduct],
  total = products.length,
  documents?: FindDocuments,
) {
  const args = { ...loaderArgs({}), url: new URL(path, 'http://localhost'), documents };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...testPage(products, total), ...nothingElse, ...reply }));
  const data = await loader(args);
  const [request] = asked.mock.calls.at(-1) as unknown as [Request];
  return { data, asked: new URL(request.url).searchParams };
}

test.each(['dog bed', 'a/b', '100%', '%2F', 'why?', '#1', `"3" 'x'`, 'Bowls & Feeders', '🐶 bed', '..', '<b>', 'a+b'])(
  'a search for %p reaches the api unchanged',
  async (text) => {
    const { data, asked } = await load(links.search(text));
    expect([data.text, asked.get('q')]).toEqual([text, text]);
    expect(head(data)).toMatchObject({ canonical: links.search(text), robots: 'noindex' });
    renderAt('/', <Component data={data} params={{}} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Results for “${text}”`);
  },
);

test('results are counted and shown, and can be filtered and ordered', async () => {
  const path = '/search/bed?brand=A&size=L&price_max=20&sort=price-asc&page=2';
  const { data, asked } = await load(path, {}, testCards(24, 25), 60);
  expect(asked.toString()).toBe('q=bed&brand=A&size=L&price_max=2000&page=2&sort=price-asc');
  renderAt('/search/bed', <Component data={data} params={{}} />);
  expect(screen.getByText('60 products')).toBeVisible();
  expect(screen.getByText('48 of 60 products')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Product 25' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Size: L' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price: low to high');
  expect(screen.queryByRole('heading', { name: 'Popular categories' })).toBeNull();
});

test('a search is ordered by relevance, which URL and api request omit', async () => {
  const { data, asked } = await load('/search/bed?sort=relevance');
  expect([...asked.keys()]).toEqual(['q']);
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most relevant');
});

test('categories, articles of the live releases and a corrected text are linked', async () => {
  const categories = [{ pet: 'dog', category: 'Beds', subcategory: 'Dog-Sofa', name: 'Dog Beds: Sofa' }];
  const documents = jest.fn<Promise<FoundDocument[]>, [DocumentQuery]>(async () => [testGuide]);
  const { data } = await load('/search/coler', { categories, didYouMean: 'collar' }, [testProduct], 1, documents);
  expect(documents).toHaveBeenCalledWith({ text: 'coler', limit: 6 });
  renderAt('/', <Component data={data} params={{}} />);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Dog Beds: Sofa')).toHaveAttribute('href', '/productcategories/dog/Beds/Dog-Sofa');
  expect(link('The first collar')).toHaveAttribute('href', '/blogs/first-collar');
  expect(link('collar')).toHaveAttribute('href', '/search/collar');
  expect(screen.getByText(/Did you mean/)).toHaveTextContent('Did you mean collar?');
});

test('when the articles fail, the products are still shown', async () => {
  const documents = () => Promise.reject(new Error('The shop did not answer.'));
  const { data } = await load('/search/bed', {}, [testProduct], 1, documents);
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByRole('link', { name: testProduct.title })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Articles' })).toBeNull();
});

test('a search without results suggests what to try, and links to categories', async () => {
  const { data } = await load('/search/unicorn', {}, []);
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No results for “unicorn”');
  expect(screen.getByText(/Use fewer words/)).toBeVisible();
  const ways = within(screen.getByRole('region', { name: 'Popular categories' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toContain('/productcategories/cat/Litter-Box');
});

test('a search is remembered as it was typed, from any link', async () => {
  for (const text of ['cat tree', 'coler', 'cat tree']) {
    const { data } = await load(links.search(text));
    renderAt('/', <Component data={data} params={{}} />);
  }
  expect(readRecent()).toEqual(['cat tree', 'coler']);
});

test('a search emptied by its filters offers to clear them', async () => {
  const { data } = await load('/search/bed?brand=Nobody', {}, []);
  renderAt('/search/bed', <Component data={data} params={{}} />);
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/search/bed');
  expect(screen.queryByText(/Use fewer words/)).toBeNull();
});

test('a blank text is not a search: the page says so, and the api is not called', async () => {
  // This api answers 404 to everything.
  const data = await loader({ ...loaderArgs({}), url: new URL('http://localhost/search/%20') });
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByText('Please Enter Somthing To Search Your Result!')).toBeVisible();
  expect(head(data)).toMatchObject({ title: 'Search | Paw Dailies', robots: 'noindex' });
});

test('a URL with a broken percent sign is searched for literally', async () => {
  expect((await load('/search/100%zz')).asked.get('q')).toBe('100%zz');
});

test('a question about the store links to its page, and a search for pet food to bowls and feeders', async () => {
  const { data } = await load('/search/returns', {}, []);
  const { unmount } = renderAt('/search/returns', <Component data={data} params={{}} />);
  expect(screen.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('href', '/return-&-refund');
  expect(screen.queryByText(/Use fewer words/)).toBeNull();
  unmount();
  const food = await load('/search/dog%20food', { didYouMean: 'dog foot' });
  renderAt('/search/dog%20food', <Component data={food.data} params={{}} />);
  expect(screen.getByRole('link', { name: 'Dog bowls and feeders' })).toBeVisible();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
