/** @jest-environment node */
import { specifiedRoutes } from '../../routes/specifiedRoutes.ts';
import { breadcrumbList, crumbsOf } from './crumbsOf.ts';

const routes = [...specifiedRoutes.map(({ path }) => ({ path })), { path: '/blogs/:slug' }, { path: '*' }];
const inWords = (shown: string) =>
  crumbsOf(shown, routes).map(({ label, path }) => (path ? `${label} ${path}` : label));

test('the home page has no breadcrumb', () => {
  expect(crumbsOf('/', routes)).toEqual([]);
  expect(breadcrumbList([], 'https://shop.example')).toBeUndefined();
});

test.each([
  ['/petcategory/dog', ['Home /', 'Dog']],
  ['/petcategory/birds', ['Home /', 'Birds']],
  ['/productcategories/dog/Beds', ['Home /', 'Dog /petcategory/dog', 'Beds']],
  [
    '/productcategories/dog/Beds/Dog-Orthopedic',
    ['Home /', 'Dog /petcategory/dog', 'Beds /productcategories/dog/Beds', 'Dog Orthopedic'],
  ],
  ['/productcategories/birds/Nesting-and-Bedding', ['Home /', 'Birds /petcategory/bird', 'Nesting And Bedding']],
  ['/productcategories/dog/Bowls-%26-Feeders', ['Home /', 'Dog /petcategory/dog', 'Bowls & Feeders']],
  ['/terms-&-conditions', ['Home /', 'Terms & Conditions']],
  ['/about-us', ['Home /', 'About Us']],
  ['/viewcart', ['Home /', 'Cart']],
  ['/dashboard/orders/PD-FP42Q833', ['Home /', 'Dashboard /dashboard', 'Orders', 'PD-FP42Q833']],
  ['/blogs/pd-what-it-means', ['Home /', 'Blogs /blogs', 'Pd What It Means']],
  ['/blogs/a-good-walk', ['Home /', 'Blogs /blogs', 'A Good Walk']],
  ['/PetSupplies/dog/Toys', ['Home /', 'PetSupplies', 'Dog /petcategory/dog', 'Toys']],
  ['/search/a%2Fb%20100%25', ['Home /', 'A/b 100%']],
  ['/search/product', ['Home /', 'Product']],
  ['/product/LED-Collar', ['Home /', 'LED Collar']],
  ['/no/%E0%A4%A', ['Home /', 'No', '%E0%A4%A']],
])('%s: skipped words are omitted, the others are in title case, and pets link to their pages', (path, words) => {
  expect(inWords(path)).toEqual(words);
});

test('a path of thousands of segments has no page, and gets no crumb for each', () => {
  expect(inWords(`/${'a/'.repeat(3_000)}end`)).toEqual(['Home /', 'End']);
});

test('a product’s categories come before it', () => {
  const trail = [{ label: 'Dog', path: '/petcategory/dog' }];
  expect(crumbsOf('/product/X-Y', routes, trail).map(({ label }) => label)).toEqual(['Home', 'Dog', 'X Y']);
});

test('search engines get the whole names and the URLs of all crumbs that have a page', () => {
  const list = breadcrumbList(crumbsOf('/PetSupplies/cat/Scratcher-and-Climbing-Tree', routes), 'https://shop.example');
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Cat', item: 'https://shop.example/petcategory/cat' },
      { position: 3, name: 'Scratcher And Climbing Tree' },
    ],
  });
});
