import { links } from '@paw/shared/contract/links.ts';
import { screen, within } from '@testing-library/react';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { Component, head, loader } from './SearchPage.tsx';

const found = { products: [testProduct], total: 1 };

/** The page's data for a search, from an api that answers whatever it is asked. */
async function load(path: string, reply: object = found) {
  const args = { ...loaderArgs({}), url: new URL(path, 'http://localhost') };
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(reply));
  const data = await loader(args);
  const [request] = asked.mock.calls.at(-1) as unknown as [Request];
  return { data, q: new URL(request.url).searchParams.get('q') };
}

test.each(['dog bed', 'a/b', '100%', '%2F', 'why?', '#1', `"3" 'x'`, 'Bowls & Feeders', '🐶 bed', '..', '<b>', 'a+b'])(
  'a search for %p arrives whole, at the api too',
  async (text) => {
    const { data, q } = await load(links.search(text));
    expect([data.text, q]).toEqual([text, text]);
    expect(head(data)).toMatchObject({ canonical: links.search(text), robots: 'noindex' });
    renderAt('/', <Component data={data} params={{}} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Results for “${text}”`);
  },
);

test('what was found is counted and shown', async () => {
  const { data } = await load('/search/collar', { products: [testProduct], total: 60 });
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByText('The first 1 of 60 products')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adjustable Dog Collar' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Popular categories' })).toBeNull();
});

test('a search that found nothing says what to try, and where else to look', async () => {
  const { data } = await load('/search/unicorn', { products: [], total: 0 });
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No results for “unicorn”');
  expect(screen.getByText(/Use fewer words/)).toBeVisible();
  const ways = within(screen.getByRole('region', { name: 'Popular categories' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toContain('/productcategories/cat/Litter-Box');
});

test('blanks alone are no search: the page says so, and the api is not asked', async () => {
  // This api answers 404 to everything.
  const data = await loader({ ...loaderArgs({}), url: new URL('http://localhost/search/%20') });
  renderAt('/', <Component data={data} params={{}} />);
  expect(screen.getByText('Please Enter Somthing To Search Your Result!')).toBeVisible();
  expect(head(data)).toMatchObject({ title: 'Search | Paw Dailies', robots: 'noindex' });
});

test('an address with a broken percent sign is searched for as it stands', async () => {
  expect((await load('/search/100%zz')).q).toBe('100%zz');
});
