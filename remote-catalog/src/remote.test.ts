/** @jest-environment node */
import { remote } from './remote.tsx';

/** SPEC 2, "Route list": the catalog's part. */
const paths = [
  '/',
  '/CatSupplies/:title',
  '/DogSupplies/:title',
  '/PetSupplies/:categoryType/:title',
  '/parent-supplies/:title',
  '/petcategory/:title',
  '/product/:title',
  '/productcategories/:petTitle/:productType',
  '/productcategories/:petTitle/:productType/:productsCategory',
  '/search/:searchQuery',
];

test('the catalog has the pages that the specification gives it, each with loader, head and component', async () => {
  expect(remote.routes.map(({ path }) => path).sort()).toEqual(paths);
  for (const { name, page } of remote.routes) {
    const { loader, head, Component } = await page();
    expect([name, typeof loader, typeof head, typeof Component]).toEqual([name, 'function', 'function', 'function']);
  }
});
