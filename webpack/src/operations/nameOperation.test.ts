import { nameOperation } from './nameOperation.ts';

const operation = (operationId: string) => ({ operationId });
const paths = {
  '/api/cart': { get: operation('getCart'), put: operation('saveCart') },
  '/api/products/{slug}': { get: operation('getProduct') },
  '/api/products/featured': { get: operation('listFeatured') },
  '/api/orders/{reference}/returns/{id}': { post: operation('addPhoto') },
};
const name = (path: string, method?: string) => nameOperation({ path, method }, paths);

test('the operation follows from method and path', () => {
  expect(name('/api/cart', 'put')).toBe('saveCart');
  expect(name('/api/products/{slug}', 'get')).toBe('getProduct');
  expect(name('/api/products/{}?fields={}', 'get')).toBe('getProduct');
  expect(name('/api/orders/{}/returns/{}')).toBe('addPhoto');
});

test('a literal path wins over a path with a parameter', () => {
  expect(name('/api/products/featured', 'get')).toBe('listFeatured');
  expect(name('/api/products/dog-bowl', 'get')).toBe('getProduct');
  expect(() => name('/api/products/', 'get')).toThrow('is no path of the api');
});

test('a path without a method is refused where the api has several, with the fix', () => {
  expect(() => name('/api/cart')).toThrow(
    '"/api/cart" is outside of a call, and the api has GET, PUT there: write the path in each call, as in api.GET("/api/cart").',
  );
});

test('an operation that the api does not have is refused by name', () => {
  expect(() => name('/api/cart', 'delete')).toThrow(
    'DELETE "/api/cart" is no operation of the api, which has GET, PUT there.',
  );
  expect(() => name('/api/taste', 'get')).toThrow('"/api/taste" is no path of the api: write the whole path');
});
