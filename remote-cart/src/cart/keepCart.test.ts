import { onCartChanged, requestAdd } from '@paw/shared/contract/cartEvents.ts';
import { cartLineKey } from '@paw/shared/contract/cartStorage.ts';
import { waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { bowl, hearOtherTab, leash, openTab, quantities, storedBowl, storedCart } from '../testing/testCart.ts';
import { itemAdded, itemRemoved, quantityChanged } from './cartSlice.ts';

const key = cartLineKey(bowl);
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

test('what is stored has exactly the specified fields', async () => {
  await openTab();
  requestAdd(bowl);
  expect(localStorage.getItem('cart')).toBe(
    '[{"title":"Bowl","size":"","color":{"name":"Teal"},"quantity":1,"price":12.35}]',
  );
});

test('every change is stored', async () => {
  const tab = await openTab();
  tab.dispatch(itemAdded(bowl));
  tab.dispatch(quantityChanged({ key, quantity: 4 }));
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 4 }]);
  tab.dispatch(itemRemoved(key));
  expect(storedCart()).toEqual([]);
});

test('what a later release stored is still there after a change', async () => {
  const bundle = { kind: 'bundle', of: ['Bowl'] };
  localStorage.setItem('cart', JSON.stringify([bundle, { ...storedBowl, giftWrap: 'paw' }]));
  (await openTab()).dispatch(itemAdded(bowl));
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2, giftWrap: 'paw' }, bundle]);
});

test('a cart that hung at the start is read again before the first write, and the higher quantity stays', async () => {
  localStorage.setItem(
    'cart',
    JSON.stringify([
      { ...storedBowl, quantity: 3 },
      { ...storedBowl, title: 'Mat' },
    ]),
  );
  const tab = await openTab(false);
  tab.dispatch(itemAdded({ ...bowl, priceCents: 1100 }));
  expect(quantities(tab)).toEqual({ Bowl: 3, Mat: 1 });
  expect(storedCart()).toEqual([
    { ...storedBowl, quantity: 3, price: 11 },
    { ...storedBowl, title: 'Mat' },
  ]);
});

test('nothing is written over a cart that could not be read, until something changes', async () => {
  localStorage.setItem('cart', '[{"title"');
  await openTab();
  expect(localStorage.getItem('cart')).toBe('[{"title"');
  expect(localStorage.getItem('cart-damaged')).toBeNull();
});

test('a damaged cart is put aside beside older copies before it is replaced', async () => {
  localStorage.setItem('cart', '[{"title"');
  localStorage.setItem('cart-damaged', 'older');
  (await openTab()).dispatch(itemAdded(bowl));
  expect(['cart-damaged', 'cart-damaged-2'].map((k) => localStorage.getItem(k))).toEqual(['older', '[{"title"']);
  expect(storedCart()).toEqual([storedBowl]);
});

test('with no room for the copy a damaged cart is not replaced', async () => {
  localStorage.setItem('cart', '[{"title"');
  const tab = await openTab();
  full();
  tab.dispatch(itemAdded(bowl));
  expect(localStorage.getItem('cart')).toBe('[{"title"');
  expect(quantities(tab)).toEqual({ Bowl: 1 });
});

test('a full storage keeps the cart in memory, says so once, and is caught up with later', async () => {
  const tab = await openTab();
  const say = jest.spyOn(toast, 'warn').mockReturnValue('');
  const quota = full();
  tab.dispatch(itemAdded(bowl));
  tab.dispatch(itemAdded(leash));
  expect([quantities(tab), tab.getState().cart.saved]).toEqual([{ Bowl: 1, Leash: 2 }, false]);
  await waitFor(() => expect(say.mock.calls).toEqual([['Your cart could not be saved on this device.']]));
  expect(warn).toHaveBeenCalledTimes(1);
  quota.mockRestore();
  tab.dispatch(itemAdded(bowl));
  expect(storedCart()).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  expect(tab.getState().cart.saved).toBe(true);
});

test('a blocked storage breaks nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  jest.spyOn(toast, 'warn').mockReturnValue('');
  const tab = await openTab();
  expect(requestAdd(bowl)).toBe('added');
  expect(quantities(tab)).toEqual({ Bowl: 1 });
});

test('two tabs agree, whoever changes the cart', async () => {
  const [left, right] = [await openTab(), await openTab()];
  left.dispatch(itemAdded(bowl));
  hearOtherTab('cart');
  right.dispatch(quantityChanged({ key, quantity: 5 }));
  hearOtherTab('cart');
  expect([quantities(left), quantities(right)]).toEqual([{ Bowl: 5 }, { Bowl: 5 }]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([quantities(left), quantities(right)]).toEqual([{}, {}]);
});

test('a tab that has not heard of the other yet does not undo what that one did', async () => {
  const [left, right] = [await openTab(), await openTab()];
  left.dispatch(itemAdded(bowl));
  right.dispatch(itemAdded(leash));
  hearOtherTab('cart');
  expect(quantities(left)).toEqual({ Bowl: 1, Leash: 2 });
  expect(quantities(right)).toEqual(quantities(left));
});

test('whoever listens on the bus hears the cart at the start and after each change', async () => {
  const heard: number[] = [];
  const stop = onCartChanged(({ units }) => heard.push(units));
  const tab = await openTab();
  tab.dispatch(itemAdded(leash));
  stop();
  expect(heard).toEqual([0, 2]);
});
