/** @jest-environment node */
import { links, safeReturnTo, searchText } from './links.ts';

test('URLs are written as specified', () => {
  expect(links.pet('dog')).toBe('/petcategory/dog');
  expect(links.category('dog', 'Bowls-&-Feeders')).toBe('/productcategories/dog/Bowls-&-Feeders');
  expect(links.category('dog', 'Beds', 'Dog-Orthopedic')).toBe('/productcategories/dog/Beds/Dog-Orthopedic');
  expect([links.home(), links.about(), links.cart(), links.checkout()]).toEqual([
    '/',
    '/about-us',
    '/viewcart',
    '/checkout',
  ]);
});

test('characters that end a path are encoded in a product’s URL', () => {
  expect(links.product('Cat-&-Dog-Brush-5"', 'a b&c')).toBe('/product/Cat-&-Dog-Brush-5%22?variant=a%20b%26c');
});

test('the login URL has the path to return to', () => {
  expect(links.login()).toBe('/login');
  const address = links.login('/checkout?step=2&x=1');
  expect(new URL(address, 'http://shop.test').searchParams.get('returnTo')).toBe('/checkout?step=2&x=1');
});

test('the policies keep the specified ampersand', () => {
  expect([links.terms(), links.returns()]).toEqual(['/terms-&-conditions', '/return-&-refund']);
  expect([links.privacy(), links.shipping()]).toEqual(['/privacy-policy', '/shipping-policy']);
});

test.each([
  'dog bed',
  'a/b',
  '100%',
  '%2F',
  'why?',
  '#1 leash',
  `"3" 'x'`,
  'Bowls & Feeders',
  '🐶 collar',
  '..',
  '.',
  '<b>',
  'a\\b',
])('a search for %p arrives complete', (text) => {
  const { pathname, search, hash } = new URL(links.search(text), 'http://shop.test');
  expect([searchText(pathname), search, hash]).toEqual([text, '', '']);
});

test('half an emoji is searched for as the replacement character', () => {
  expect(searchText(links.search('a\uD83D'))).toBe('a\uFFFD');
});

test.each(['/', '/search', '/search/a/b', '/product/search'])('%s is not a search', (pathname) => {
  expect(searchText(pathname)).toBe('');
});

test.each(['/checkout', '/viewcart?from=menu#line-2', '/productcategories/dog/Bowls-&-Feeders'])(
  'after signing in the shopper returns to %s',
  (path) => expect(safeReturnTo(path)).toBe(path),
);

test.each([
  null,
  undefined,
  '',
  'checkout',
  '//evil.example',
  '//evil.example/checkout',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '//[',
])('a return path outside this shop becomes the home page: %p', (value) => {
  expect(safeReturnTo(value)).toBe('/');
});

test.each([
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '//shop.invalid//evil.example',
  '/.////evil.example',
])('dots before a second slash do not redirect to another host: %s', (value) => {
  expect(safeReturnTo(value)).toBe('/evil.example');
  expect(new URL(safeReturnTo(value), 'http://shop.test').host).toBe('shop.test');
});
