import { NO_CART, noCartMark } from './noCart.ts';

const isMarked = () => {
  // oxlint-disable-next-line no-implied-eval -- it is run as the document runs it
  new Function(noCartMark)();
  return document.documentElement.matches(NO_CART);
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.cart;
});

test('a browser that stores nothing of a cart has an empty one', () => {
  localStorage.setItem('consent', 'no');
  localStorage.setItem('wishlist', '["Leash"]');
  expect(isMarked()).toBe(true);
});

test.each(['cart', 'cart-saved-for-later', 'cart-damaged', 'cart-copy', 'checkout-draft', 'token', 'token-kept'])(
  'what is stored as %s may be a cart',
  (key) => {
    localStorage.setItem(key, '');
    expect(isMarked()).toBe(false);
  },
);

test('an add that its tab keeps until the cart runs may be a cart too', () => {
  sessionStorage.setItem('cart-early', '[]');
  expect(isMarked()).toBe(false);
});

test('so may one in the URL of an email', () => {
  location.hash = '#cart=D-ADJ-XL-RED*2';
  expect(isMarked()).toBe(false);
  location.hash = '';
  expect(isMarked()).toBe(true);
});

test('where storage is blocked, the document is not marked', () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('Storage is blocked.');
  });
  expect(isMarked()).toBe(false);
  blocked.mockRestore();
});

test('it can be written into the document without escaping', () => {
  expect(noCartMark).not.toMatch(/<[!/]|\n/);
});
