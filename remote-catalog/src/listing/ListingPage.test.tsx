import { taxonomy } from '@paw/shared/contract/taxonomy.ts';
import { screen } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { testProduct } from '../testing/testProduct.ts';
import { Component, head, loader } from './ListingPage.tsx';

const data = { products: [testProduct], total: 1 };

/** The parameters as the router reads them from an address. */
function paramsOf(address: string) {
  const [petTitle, productType, productsCategory] = decodeURIComponent(address).split('/').slice(2);
  return { petTitle, productType, productsCategory };
}

/** What the page of an address says: its canonical, or where it moves to, or that there is none. */
async function answerOf(address: string) {
  const params = paramsOf(address);
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
    const address = `/productcategories/${slug}/${category.slug}`;
    return [address, ...category.subcategories.map((part) => `${address}/${part.slug}`)];
  }),
);

test.each(places)('%s answers as it is, in any case and however its ampersand is written', async (address) => {
  const tail = address.split('/').slice(2).join('/');
  const ways = [tail, tail.toLowerCase(), tail.toUpperCase(), tail.replace('&', '%26'), tail.replace('&', 'and')];
  if (tail.startsWith('bird/')) ways.push(tail.replace('bird/', 'birds/'), tail.replace('bird/', 'Birds/'));
  for (const way of ways) expect([way, ...(await answerOf(`/productcategories/${way}`))]).toEqual([way, 200, address]);
});

test.each(places.filter((address) => /-(?!&)/.test(address)))(
  '%s with blanks for hyphens moves there',
  async (address) => {
    const [, , pet = '', ...rest] = address.split('/');
    const blanks = `/productcategories/${pet}/${rest.join('/').replaceAll('-', '%20')}`;
    expect(await answerOf(blanks)).toEqual([308, address]);
  },
);

test.each([
  ['/productcategories/dog/Bowls&Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/dog/Bowls--&--Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/cat/Litter--Box', '/productcategories/cat/Litter-Box'],
  ['/productcategories/dog/Beds/Orthopedic', '/productcategories/dog/Beds/Dog-Orthopedic'],
  ['/productcategories/birds/Perches-&-Toys', '/productcategories/bird/Perches-and-Toys'],
])('%s, which nobody writes, moves to %s', async (address, canonical) => {
  expect(await answerOf(address)).toEqual([308, canonical]);
});

test.each(['horse/Beds', 'dog/Litter-Box', 'dog/Beds/Dog-Hammock', 'cat/Beds/Dog-Oval', 'dog/constructor'])(
  '/productcategories/%s does not exist',
  async (place) => {
    expect(await answerOf(`/productcategories/${place}`)).toEqual([404]);
  },
);

test('a subcategory lists only its products, and shows the way to the others', async () => {
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
  expect(container.querySelector('[style]')).toBeNull();
});

test('a category whose name has its pet in it does not say it twice', () => {
  expect(head(data, { petTitle: 'fish', productType: 'Fish-Aquarium' }).title).toBe('Fish Aquarium | Paw Dailies');
});

test('a link to a list is shown elsewhere with its first product, and an empty list has no picture of its own', () => {
  const params = paramsOf('/productcategories/dog/Collars');
  expect(head(data, params).picture).toEqual({ url: '/uploads/collar/b3312c-960.webp', alt: 'Adjustable Dog Collar' });
  expect(head({ products: [], total: 0 }, params).picture).toBeUndefined();
});
