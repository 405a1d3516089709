import { taxonomy } from '@paw/rules/taxonomy.ts';
import { screen } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { testList, testPage, testView } from '../testing/testList.ts';
import { testProduct } from '../testing/testProduct.ts';
import { readFilters } from './filters/filters.ts';
import { Component, head, loader } from './ListingPage.tsx';
import { listingWays } from './listingWays.ts';

const data = testPage([testProduct]);

// The heads of these tests follow no loader.
beforeAll(() => listingWays.load());

/** The parameters as the router reads them from an path. */
function paramsOf(path: string) {
  const [petTitle, productType, productsCategory] = decodeURIComponent(path).split('/').slice(2);
  return { petTitle, productType, productsCategory };
}

/** What the page of an path says: its canonical, or where it moves to, or that there is none. */
async function answerOf(path: string) {
  const params = paramsOf(path);
  const args = loaderArgs(params);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(data));
  try {
    return [200, head(await loader(args), params).canonical];
  } catch (error) {
    if (error instanceof Response) return [error.status, error.headers.get('Location')];
    return [(error as { status?: number }).status];
  }
}

const places = taxonomy.flatMap(({ slug, categories }) =>
  categories.flatMap((category) => {
    const path = `/productcategories/${slug}/${category.slug}`;
    return [path, ...category.subcategories.map((part) => `${path}/${part.slug}`)];
  }),
);

test.each(places)('%s is served in any case and with any spelling of its ampersand', async (path) => {
  const tail = path.split('/').slice(2).join('/');
  const ways = [tail, tail.toLowerCase(), tail.toUpperCase(), tail.replace('&', '%26'), tail.replace('&', 'and')];
  if (tail.startsWith('bird/')) ways.push(tail.replace('bird/', 'birds/'), tail.replace('bird/', 'Birds/'));
  for (const way of ways) expect([way, ...(await answerOf(`/productcategories/${way}`))]).toEqual([way, 200, path]);
});

test.each(places.filter((path) => /-(?!&)/.test(path)))('%s with spaces for hyphens redirects there', async (path) => {
  const [, , pet = '', ...rest] = path.split('/');
  const blanks = `/productcategories/${pet}/${rest.join('/').replaceAll('-', '%20')}`;
  expect(await answerOf(blanks)).toEqual([308, path]);
});

test.each([
  ['/productcategories/dog/Bowls&Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/dog/Bowls--&--Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/cat/Litter--Box', '/productcategories/cat/Litter-Box'],
  ['/productcategories/dog/Beds/Orthopedic', '/productcategories/dog/Beds/Dog-Orthopedic'],
  ['/productcategories/birds/Perches-&-Toys', '/productcategories/bird/Perches-and-Toys'],
])('%s, a spelling that no page uses, redirects to %s', async (path, canonical) => {
  expect(await answerOf(path)).toEqual([308, canonical]);
});

test.each(['horse/Beds', 'dog/Litter-Box', 'dog/Beds/Dog-Hammock', 'cat/Beds/Dog-Oval', 'dog/constructor'])(
  '/productcategories/%s does not exist',
  async (place) => {
    expect(await answerOf(`/productcategories/${place}`)).toEqual([404]);
  },
);

test('a subcategory lists only its products, and links to the others', async () => {
  const params = paramsOf('/productcategories/dog/beds/dog-orthopedic');
  const path = '/api/products?pet=dog&category=Beds&subcategory=Dog-Orthopedic';
  const { container } = renderAt(
    '/',
    <Component data={await loader(loaderArgs(params, { [path]: data }))} params={params} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dog Beds: Orthopedic');
  expect(screen.getByText('1 product')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orthopedic' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All Beds' })).toHaveAttribute('href', '/productcategories/dog/Beds');
  expect(screen.getByRole('link', { name: 'Adjustable Dog Collar' })).toBeVisible();
  expect(screen.queryByText('Type')).toBeNull();
  expect(container.querySelector('[style]')).toBeNull();
});

test.each([
  ['', ''],
  ['?brand=A&brand=B&size=L&color=Navy', '&brand=A&brand=B&size=L&color=Navy'],
  ['?subcategory=dog-sofa&subcategory=Nonsense', '&subcategory=Dog-Sofa'],
  ['?price_min=10&price_max=25.50', '&price_min=1000&price_max=2550'],
  ['?rating=4&in_stock=1&sort=price-desc', '&rating=4&in_stock=1&sort=price-desc'],
  ['?page=2', '&page=2'],
  ['?page=oops&sort=oops&rating=oops&price_max=oops', ''],
])('the query %p requests %p from the api', async (query, asked) => {
  const params = paramsOf('/productcategories/dog/Beds');
  const args = loaderArgs(params, { [`/api/products?pet=dog&category=Beds${asked}`]: testPage([testProduct], 60) });
  const { products } = await loader({ ...args, url: new URL(`/productcategories/dog/Beds${query}`, args.url) });
  expect(products).toEqual([testProduct]);
});

test.each([
  ['', undefined],
  ['brand=A', undefined],
  ['price_min=1&price_max=2', undefined],
  ['brand=A&brand=B', 'noindex'],
  ['brand=A&in_stock=1', 'noindex'],
])('a list filtered by %p is canonical without it, and %p', (query, robots) => {
  const filters = readFilters(new URLSearchParams(query));
  const list = testList([testProduct], { total: 60, view: { filters, sort: 'newest', page: 2, through: 3 } });
  expect(head(list, paramsOf('/productcategories/dog/Collars'))).toMatchObject({
    title: 'Dog Collars, page 2 | Paw Dailies',
    canonical: '/productcategories/dog/Collars?page=2',
    robots,
  });
});

test('search engines read the list with the position of each product', () => {
  const list = testList([testProduct], { total: 49, view: { ...testView, page: 3, through: 3 } });
  expect(head(list, paramsOf('/productcategories/dog/Collars')).jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Dog Collars',
      numberOfItems: 49,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 49,
          url: 'http://localhost/product/Adjustable-Dog-Collar',
          name: 'Adjustable Dog Collar',
        },
      ],
    },
  ]);
});

test('the description has the lowest price and the first products', () => {
  const list = testList([testProduct], { total: 49 });
  expect(head(list, paramsOf('/productcategories/dog/Beds/Dog-Orthopedic')).description).toBe(
    'Orthopedic Dog Beds at Paw Dailies from $8.99: Adjustable Dog Collar and more.',
  );
  expect(head(testList([]), paramsOf('/productcategories/dog/Beds')).description).toBe('Dog Beds at Paw Dailies.');
});

test('a category whose name includes its pet does not repeat it', () => {
  const params = { petTitle: 'fish', productType: 'Fish-Aquarium' };
  expect(head(testList([testProduct]), params).title).toBe('Fish Aquarium | Paw Dailies');
});

test("a link preview of a list has its first product's picture, and an empty list has none", () => {
  const params = paramsOf('/productcategories/dog/Collars');
  expect(head(testList([testProduct]), params).picture).toEqual({
    url: '/uploads/collar-flat/b3312c-960.jpg',
    alt: 'Adjustable Dog Collar',
  });
  expect(head(testList([]), params).picture).toBeUndefined();
});

test('an empty category links to everything for its pet', () => {
  const params = paramsOf('/productcategories/dog/Collars');
  renderAt('/', <Component data={testList([])} params={params} />);
  expect(screen.getByText('We’re out of Dog Collars right now. More are on the way.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All dog supplies' })).toHaveAttribute('href', '/petcategory/dog');
});
