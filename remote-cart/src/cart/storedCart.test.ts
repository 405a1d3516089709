import { bowl } from '../testing/testCart.ts';
import { storedBowl } from '../testing/browserCart.ts';
import { copyDamagedCart, readStoredCart, withoutMarks, writeStoredCart } from './storedCart.ts';

const blocked = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
afterEach(() => jest.restoreAllMocks());

test('a stored cart is read with its text, and its marks are separate from foreign entries', () => {
  const bundle = { kind: 'bundle' };
  const text = JSON.stringify([storedBowl, bundle, { deliveredRequests: ['a', 'b'] }, { deliveredRequests: ['c'] }]);
  localStorage.setItem('cart', text);
  const delivered = ['a', 'b', 'c'];
  expect(readStoredCart()).toEqual({ state: 'readable', text, lines: [bowl], foreign: [bundle], delivered });
});

test('where nothing is stored the cart is empty', () => {
  expect(readStoredCart()).toEqual({ state: 'readable', text: null, lines: [], foreign: [], delivered: [] });
});

test('text that cannot be read counts as damaged, and is kept', () => {
  localStorage.setItem('cart', '[{"title"');
  expect(readStoredCart()).toEqual({ state: 'damaged', text: '[{"title"' });
});

test('where storage is blocked, nothing is read, written or copied, and nothing throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(readStoredCart()).toEqual({ state: 'blocked' });
  expect([writeStoredCart([bowl], []), copyDamagedCart('[')]).toEqual([undefined, false]);
});

test('a written cart is read back with foreign entries; marks are stored only while they are needed', () => {
  const bundle = { kind: 'bundle' };
  const text = writeStoredCart([bowl], [bundle], ['a']);
  expect(readStoredCart()).toEqual({ state: 'readable', text, lines: [bowl], foreign: [bundle], delivered: ['a'] });
  expect(writeStoredCart([bowl], [bundle])).toBe(JSON.stringify([storedBowl, bundle]));
  expect(localStorage.getItem('cart')).toBe(JSON.stringify([storedBowl, bundle]));
});

test('several damaged carts are kept, each text once', () => {
  expect(['one', 'two', 'three', 'two', 'one'].map(copyDamagedCart)).toEqual([true, true, true, true, true]);
  const names = ['cart-damaged', 'cart-damaged-2', 'cart-damaged-3', 'cart-damaged-4'];
  expect(names.map((name) => localStorage.getItem(name))).toEqual(['one', 'two', 'three', null]);
});

test('a copy to full storage fails and is reported', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(copyDamagedCart('one')).toBe(false);
});

test('other entries of a release are not marks', () => {
  const entries = [null, 7, 'a', {}, { deliveredRequests: 'a' }];
  expect(withoutMarks(entries)).toEqual({ foreign: entries, delivered: [] });
});
