import { keepWish, mayHaveWishlist } from './wishlistStorage.ts';

test('a stored wishlist, a token, or storage that cannot be read may mean a wishlist', () => {
  expect(mayHaveWishlist()).toBe(false);
  localStorage.setItem('wishlist', '["Adjustable-Dog-Collar"]');
  expect(mayHaveWishlist()).toBe(true);
  localStorage.clear();
  localStorage.setItem('token', 'a.b.c');
  expect(mayHaveWishlist()).toBe(true);
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  expect(mayHaveWishlist()).toBe(true);
});

test('a press that nothing else has heard adds the product, and a second one removes it', () => {
  keepWish('Adjustable-Dog-Collar');
  keepWish('Dog-Fetch-Chewy-Toy');
  expect(localStorage.getItem('wishlist')).toBe('["Dog-Fetch-Chewy-Toy","Adjustable-Dog-Collar"]');
  keepWish('Dog-Fetch-Chewy-Toy');
  keepWish('Adjustable-Dog-Collar');
  expect(localStorage.getItem('wishlist')).toBeNull();
});

test('a damaged wishlist stays as it is', () => {
  localStorage.setItem('wishlist', '["Adj');
  keepWish('Adjustable-Dog-Collar');
  expect(localStorage.getItem('wishlist')).toBe('["Adj');
});
