import { screen, within } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { sceneVersions } from '@paw/contract/sceneVersions.ts';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { testGuide } from '../testing/testGuide.ts';
import { testCards, testPage } from '../testing/testList.ts';
import { testProduct } from '../testing/testProduct.ts';
import { categoryPictures } from './categoryPictures.ts';
import { Component, head, loader } from './PetPage.tsx';

const categories = [
  { slug: 'Beds', name: 'Beds', count: 2, subcategories: [] },
  { slug: 'Bowls-&-Feeders', name: 'Bowls & Feeders', count: 1, subcategories: [] },
];
const pets = ['dog', 'cat', 'bird', 'fish'].map((slug) => ({ slug, name: slug, count: 3, categories }));
const unrated = { ...testProduct, slug: 'Unrated', title: 'Unrated', rating: null };
const best = testPage([...testCards(9), unrated]);
const replies = Object.fromEntries([
  ['/api/taxonomy', { pets }],
  ...pets.map(({ slug }) => [`/api/products?pet=${slug}&sort=best-selling&in_stock=1`, best]),
]) as Record<string, unknown>;

test.each([
  ['dog', 'Dog supplies | Paw Dailies', '/petcategory/dog'],
  ['Dog', 'Dog supplies | Paw Dailies', '/petcategory/dog'],
  ['bird', 'Bird supplies | Paw Dailies', '/petcategory/bird'],
  ['birds', 'Bird supplies | Paw Dailies', '/petcategory/bird'],
])('/petcategory/%s is "%s" at %s', async (title, tab, canonical) => {
  expect(head(await loader(loaderArgs({ title }, replies)))).toMatchObject({ title: tab, canonical });
});

test('the description names categories and best sellers', async () => {
  const data = await loader(loaderArgs({ title: 'dog' }, replies));
  expect(head(data).description).toBe(
    'Dog supplies at Paw Dailies: beds and bowls & feeders, with best sellers such as Product 1 and Product 2.',
  );
  expect(head({ ...data, categories: [], bestSellers: [] }).description).toBe('Dog supplies at Paw Dailies.');
});

test('an unknown pet is a 404', async () => {
  await expect(loader(loaderArgs({ title: 'horse' }, replies))).rejects.toMatchObject({ status: 404 });
});

test('each category links to its listing and shows its count', async () => {
  const data = await loader(loaderArgs({ title: 'dog' }, replies));
  renderAt('/petcategory/dog', <Component data={{ ...data, bestSellers: [] }} params={{}} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/productcategories/dog/Beds', '/productcategories/dog/Bowls-&-Feeders']);
  expect(screen.getByText('2 products')).toBeVisible();
  expect(screen.getByText('1 product')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Best sellers' })).toBeNull();
});

test('the best sellers are eight rated products in stock', async () => {
  renderAt('/petcategory/dog', <Component data={await loader(loaderArgs({ title: 'dog' }, replies))} params={{}} />);
  const cards = within(screen.getByRole('region', { name: 'Best sellers' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    testCards(8).map(({ title }) => title),
  );
});

test('guides about the pet are below, when there are any', async () => {
  const documents = jest.fn(async () => [testGuide]);
  const data = await loader({ ...loaderArgs({ title: 'birds' }, replies), documents });
  expect(documents).toHaveBeenCalledWith({ pet: 'bird', limit: 3 });
  renderAt('/petcategory/bird', <Component data={data} params={{}} />);
  const guide = within(screen.getByRole('region', { name: 'Bird guides' })).getByRole('link');
  expect([guide.textContent, guide.getAttribute('href')]).toEqual(['The first collar', '/blogs/first-collar']);
});

test('a tile’s picture has the ground of its pet, and an immutable URL', async () => {
  const data = await loader(loaderArgs({ title: 'cat' }, replies));
  const { container } = renderAt('/petcategory/cat', <Component data={{ ...data, bestSellers: [] }} params={{}} />);
  const urls = [...container.querySelectorAll('li img')].map((img) => img.getAttribute('src'));
  expect(urls).toContainEqual(expect.stringMatching(/\/cat-bed--cat\.[0-9a-f]{8}\//));
  for (const { slug } of taxonomy) {
    const names = Object.values(categoryPictures[slug]).map(({ name }) => `${name}--${slug}`);
    expect(names.filter((name) => !sceneVersions[name])).toEqual([]);
  }
});

test('every category of the taxonomy has a picture, and nothing else has', () => {
  for (const { slug, categories: own } of taxonomy) {
    expect(Object.keys(categoryPictures[slug])).toEqual(own.map((category) => category.slug));
  }
});
