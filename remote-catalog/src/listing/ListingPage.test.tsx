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

const places = taxonomy.flatMap(({ slug, categories }) =>
  categories.flatMap((category) => {
    const address = `/productcategories/${slug}/${category.slug}`;
    return [address, ...category.subcategories.map((part) => `${address}/${part.slug}`)];
  }),
);

test.each(places)('%s is its own canonical address', (address) => {
  expect(head(data, paramsOf(address)).canonical).toBe(address);
});

test.each([
  ['/productcategories/dog/beds', '/productcategories/dog/Beds'],
  ['/productcategories/CAT/litter-box', '/productcategories/cat/Litter-Box'],
  ['/productcategories/birds/Cages', '/productcategories/bird/Cages'],
  ['/productcategories/dog/Bowls-%26-Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/dog/Bowls-and-Feeders', '/productcategories/dog/Bowls-&-Feeders'],
  ['/productcategories/dog/beds/dog-orthopedic', '/productcategories/dog/Beds/Dog-Orthopedic'],
])('%s has the canonical address %s', (address, canonical) => {
  expect(head(data, paramsOf(address)).canonical).toBe(canonical);
});

test.each(['horse/Beds', 'dog/Litter-Box', 'dog/Beds/Dog-Hammock', 'cat/Beds/Dog-Oval'])(
  '/productcategories/%s does not exist',
  async (place) => {
    const args = loaderArgs(paramsOf(`/productcategories/${place}`));
    await expect(loader(args)).rejects.toMatchObject({ status: 404 });
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
