import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testCards } from '../testing/testList.ts';
import { testProduct } from '../testing/testProduct.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { bannerCrops } from './bannerCrops.ts';
import { Component, head, loader } from './HomePage.tsx';

const featured = ['Adjustable-Dog-Collar', 'Dog-Fetch-Chewy-Toy', 'Rechargeable-Pet-Hair-Trimmer'].map((slug) => ({
  ...testProduct,
  slug,
  title: slug.replaceAll('-', ' '),
}));
const added = testCards(5);
const [cat, dog, bestSellers, newArrivals, onSale] = [0, 1, 2, 3, 4].map((at) => added.slice(at, at + 1)) as [
  CardProduct[],
  CardProduct[],
  CardProduct[],
  CardProduct[],
  CardProduct[],
];
const rows = { cat, dog, bestSellers, newArrivals, onSale };
const page = <Component data={{ products: featured, rows }} params={{}} />;

const none = { cat: [], dog: [], bestSellers: [], newArrivals: [], onSale: [] };

const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('home has the specified title and description', () => {
  expect(head().title).toBe('Paw Dailies | Top-Quality Pet Supplies');
  expect(head().description).toMatch(/top quality pet supplies for your pet’s daily joy and well-being/);
});

test('the seven parts are in the specified order, each with its heading, and three rows follow', () => {
  renderAt('/', page);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(
    screen
      .getAllByRole('heading')
      .filter(({ tagName }) => tagName !== 'H3')
      .map((one) => one.textContent),
  ).toEqual([
    'Good days for good animals',
    'Categories By Pet',
    'Latest Trending Products',
    'Cat Supplies',
    'Trending for Cats',
    'Dog Supplies',
    'Trending for Dogs',
    'Best sellers',
    'New arrivals',
    'On sale',
  ]);
});

test('the banner has five variants, which switch at the specified widths', () => {
  const { container } = renderAt('/', page);
  const media = [...container.querySelectorAll('picture source')].map((source) => source.getAttribute('media'));
  expect(media).toEqual([1024, 768, 425, 360].map((width) => `(min-width: ${width}px)`));
  expect(bannerCrops).toHaveLength(media.length + 1);
});

test('four tiles lead to the four pets of the taxonomy', () => {
  renderAt('/', page);
  const pets = taxonomy.map(({ singular, slug }) => [singular, `/petcategory/${slug}`]);
  expect(pets).toHaveLength(4);
  expect(linksOf('Categories By Pet')).toEqual(pets);
});

test('a featured product shows title, choice and price, and links to its page', async () => {
  const featuredOnly = { '/api/products/featured': { products: [testProduct] } };
  const args = loaderArgs({}, { ...featuredOnly, '/api/products/highlights': none });
  renderAt('/', <Component data={await loader(args)} params={{}} />);
  const strip = screen.getByRole('region', { name: 'Latest Trending Products' });
  expect(within(strip).getByRole('listitem')).toHaveTextContent(
    'Adjustable Dog Collar2 Colors - 3 Sizes$16.33 - $18.96',
  );
  expect(linksOf('Latest Trending Products')).toEqual([['Adjustable Dog Collar', '/product/Adjustable-Dog-Collar']]);
});

test('both later strips show the featured products without the fetch toy, then the best sellers of their pet', () => {
  renderAt('/', page);
  const all = featured.map(({ title, slug }) => [title, `/product/${slug}`]);
  expect(linksOf('Latest Trending Products')).toEqual(all);
  expect(linksOf('Trending for Cats')).toEqual([all[0], all[2], ['Product 1', '/product/Product-1']]);
  expect(linksOf('Trending for Dogs')).toEqual([all[0], all[2], ['Product 2', '/product/Product-2']]);
});

test('without the highlights the page still has its seven parts', async () => {
  const args = loaderArgs({}, { '/api/products/featured': { products: featured } });
  renderAt('/', <Component data={await loader(args)} params={{}} />);
  expect(linksOf('Trending for Dogs')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Best sellers' })).toBeNull();
});

test.each([
  ['Cat', 'cat', ['Toys', 'Grooming', 'Litter-Box'], ['Toys', 'Grooming', 'Litter Box']],
  ['Dog', 'dog', ['Toys', 'beds', 'Collars'], ['Toys', 'Beds', 'Collars']],
])("the %s banner links to the pet's page, and three more banners to the specified URLs", (name, pet, slugs, texts) => {
  renderAt('/', page);
  expect(linksOf(`${name} Supplies`)).toEqual([
    [`${name} Supplies`, `/petcategory/${pet}`],
    ...slugs.map((slug, place) => [texts[place], `/productcategories/${pet}/${slug}`]),
  ]);
});

test("the server's page has no inline style, and nothing about a shopper", () => {
  localStorage.setItem('recently-viewed', JSON.stringify(['Adjustable-Dog-Collar']));
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>);
  expect(html).not.toContain('style=');
  expect(html).not.toContain('Recently Viewed');
});
