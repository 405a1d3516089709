import { rules } from '@paw/rules/rules.ts';
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

test('a press that nothing else has heard adds the product once', () => {
  keepWish('Adjustable-Dog-Collar');
  keepWish('Dog-Fetch-Chewy-Toy');
  keepWish('Adjustable-Dog-Collar');
  expect(localStorage.getItem('wishlist')).toBe('["Dog-Fetch-Chewy-Toy","Adjustable-Dog-Collar"]');
});

test('a full wishlist is left unchanged', () => {
  const full = JSON.stringify(Array.from({ length: rules.accounts.mostWishes }, (_, at) => `Toy-${at}`));
  localStorage.setItem('wishlist', full);
  keepWish('Adjustable-Dog-Collar');
  expect(localStorage.getItem('wishlist')).toBe(full);
});

test('a damaged wishlist is left unchanged', () => {
  localStorage.setItem('wishlist', '["Adj');
  keepWish('Adjustable-Dog-Collar');
  expect(localStorage.getItem('wishlist')).toBe('["Adj');
});
