import { forgetProduct, MOST_SHOWN, onViewedChange, readViewed, rememberProduct, slugsIn } from './viewedProducts.ts';

const viewed = () => slugsIn(readViewed());

test('the latest is first, each once, and one more is stored than shown', () => {
  for (const slug of ['a', 'b', 'a', 'c']) rememberProduct(slug);
  expect(viewed()).toEqual(['c', 'a', 'b']);
  for (let count = 0; count < 20; count++) rememberProduct(`product-${count}`);
  expect(viewed()).toHaveLength(MOST_SHOWN + 1);
  expect(viewed()[0]).toBe('product-19');
});

test('a product that is gone is forgotten, and with the last one the key', () => {
  rememberProduct('a');
  forgetProduct('a');
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'null', '{"a": 1}', '[1, "", null, "a"', 'x'])(
  'what else may be stored, such as %j, is no list',
  (text) => {
    localStorage.setItem('recently-viewed', text);
    expect(viewed()).toEqual([]);
    rememberProduct('a');
    expect(viewed()).toEqual(['a']);
  },
);

test('without storage nothing is remembered and nothing fails', () => {
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  rememberProduct('a');
  expect(viewed()).toEqual([]);
  storage.mockRestore();
});

test('a listener is called for changes here and in other tabs, until it unsubscribes', () => {
  const listener = jest.fn();
  const leave = onViewedChange(listener);
  rememberProduct('a');
  dispatchEvent(new StorageEvent('storage', { key: 'recently-viewed' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  rememberProduct('b');
  expect(listener).toHaveBeenCalledTimes(2);
});
