import { screen } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { Component, head, loader } from './PetPage.tsx';

const orthopedic = { slug: 'Dog-Orthopedic', name: 'Orthopedic', count: 1 };
const categories = [
  { slug: 'Beds', name: 'Beds', count: 2, subcategories: [orthopedic] },
  { slug: 'Bowls-&-Feeders', name: 'Bowls & Feeders', count: 1, subcategories: [] },
];
const pets = ['dog', 'cat', 'bird', 'fish'].map((slug) => ({ slug, name: slug, count: 3, categories }));
const replies = { '/api/taxonomy': { pets } };

test.each([
  ['dog', 'Dog supplies | Paw Dailies', '/petcategory/dog'],
  ['Dog', 'Dog supplies | Paw Dailies', '/petcategory/dog'],
  ['bird', 'Bird supplies | Paw Dailies', '/petcategory/bird'],
  ['birds', 'Bird supplies | Paw Dailies', '/petcategory/bird'],
])('/petcategory/%s is "%s" at %s', async (title, tab, canonical) => {
  expect(head(await loader(loaderArgs({ title }, replies)))).toMatchObject({ title: tab, canonical });
});

test('a pet the shop does not know is a page that does not exist', async () => {
  await expect(loader(loaderArgs({ title: 'horse' }, replies))).rejects.toMatchObject({ status: 404 });
});

test('each category leads to its listing and says how much is there', async () => {
  renderAt('/petcategory/dog', <Component data={await loader(loaderArgs({ title: 'dog' }, replies))} params={{}} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/productcategories/dog/Beds',
    '/productcategories/dog/Beds/Dog-Orthopedic',
    '/productcategories/dog/Bowls-&-Feeders',
  ]);
  expect(screen.getByText('2 products')).toBeVisible();
  expect(screen.getByText('1 product')).toBeVisible();
});
