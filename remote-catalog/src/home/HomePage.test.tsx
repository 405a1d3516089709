import { screen, within } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { testProduct } from '../testing/testProduct.ts';
import { Component, head, loader } from './HomePage.tsx';

test('home has the specified title and description', () => {
  expect(head().title).toBe('Paw Dailies | Top-Quality Pet Supplies');
  expect(head().description).toMatch(/top quality pet supplies for your pet’s daily joy and well-being/);
});

test('four tiles lead to the four pets', () => {
  renderAt('/', <Component data={{ products: [testProduct] }} params={{}} />);
  const tiles = within(screen.getByRole('region', { name: 'Categories By Pet' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Dog', '/petcategory/dog'],
    ['Cat', '/petcategory/cat'],
    ['Bird', '/petcategory/bird'],
    ['Fish', '/petcategory/fish'],
  ]);
});

test('a featured product shows title, choice and price, and leads to its page', async () => {
  const args = loaderArgs({}, { '/api/products/featured': { products: [testProduct] } });
  const { container } = renderAt('/', <Component data={await loader(args)} params={{}} />);
  const row = screen.getByRole('region', { name: 'Latest Trending Products' });
  expect(row).toHaveTextContent('Adjustable Dog Collar2 Colors - 3 Sizes$16.33 - $18.96');
  const link = within(row).getByRole('link', { name: 'Adjustable Dog Collar' });
  expect(link).toHaveAttribute('href', '/product/Adjustable-Dog-Collar');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(container.querySelector('[style]')).toBeNull();
});
