import { screen } from '@testing-library/react';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testList, testPage } from '../testing/testList.ts';
import { testProduct } from '../testing/testProduct.ts';
import { catSupplies, dogSupplies, parentSupplies, petSupplies } from './suppliesPages.tsx';

const data = testPage([testProduct]);
const pages = { DogSupplies: dogSupplies, CatSupplies: catSupplies, PetSupplies: petSupplies, parent: parentSupplies };
type Row = [page: keyof typeof pages, params: Record<string, string>, canonical: string, query: string];

test.each<Row>([
  ['DogSupplies', { title: 'Beds' }, '/productcategories/dog/Beds', 'pet=dog&category=Beds'],
  [
    'DogSupplies',
    { title: 'bowls-and-feeders' },
    '/productcategories/dog/Bowls-&-Feeders',
    'pet=dog&category=Bowls-&-Feeders',
  ],
  [
    'DogSupplies',
    { title: 'Dog-Oval' },
    '/productcategories/dog/Beds/Dog-Oval',
    'pet=dog&category=Beds&subcategory=Dog-Oval',
  ],
  ['CatSupplies', { title: 'Litter-Box' }, '/productcategories/cat/Litter-Box', 'pet=cat&category=Litter-Box'],
  [
    'PetSupplies',
    { categoryType: 'Birds', title: 'Cages' },
    '/productcategories/bird/Cages',
    'pet=bird&category=Cages',
  ],
  ['parent', { title: 'fish' }, '/petcategory/fish', 'pet=fish'],
  ['parent', { title: 'birds' }, '/petcategory/bird', 'pet=bird'],
])('/%s with %p is the list of %s', async (page, params, canonical, query) => {
  const { loader, head } = pages[page];
  const list = await loader(loaderArgs(params, { [`/api/products?${query}`]: data }));
  expect(head(list, params)).toMatchObject({ canonical });
});

test.each<[keyof typeof pages, Record<string, string>]>([
  ['DogSupplies', { title: 'Litter-Box' }],
  ['CatSupplies', { title: 'Dog-Oval' }],
  ['PetSupplies', { categoryType: 'horse', title: 'Beds' }],
  ['PetSupplies', { categoryType: 'dog', title: 'Saddles' }],
  ['parent', { title: 'Beds' }],
])('/%s with %p does not exist', async (page, params) => {
  await expect(pages[page].loader(loaderArgs(params))).rejects.toMatchObject({ status: 404 });
});

test('a spelling that no page uses redirects to the list', async () => {
  const moved = await catSupplies.loader(loaderArgs({ title: 'Litter Box' })).catch((error: unknown) => error);
  expect(moved).toMatchObject({ status: 308 });
  expect((moved as Response).headers.get('Location')).toBe('/productcategories/cat/Litter-Box');
});

test('everything for a pet is under its name, without a category’s chips', () => {
  renderAt(
    '/parent-supplies/dog',
    <parentSupplies.Component data={testList([testProduct])} params={{ title: 'dog' }} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dog supplies');
  expect(screen.queryByRole('navigation', { name: 'Beds' })).toBeNull();
});
