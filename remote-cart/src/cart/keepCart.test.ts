import { onCartChanged, requestAdd } from '@paw/contract/cartEvents.ts';
import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { readOutbox } from '@paw/contract/outbox.ts';
import { waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { bowl, leash, openTab, quantities } from '../testing/testCart.ts';
import { hearOtherTab, putIntoOutbox, storedBowl, storedCart } from '../testing/browserCart.ts';
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

test('a stored line has exactly the specified fields', async () => {
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

test('fields that a later release stored are kept after a change', async () => {
  const bundle = { kind: 'bundle', of: ['Bowl'] };
  localStorage.setItem('cart', JSON.stringify([bundle, { ...storedBowl, giftWrap: 'paw' }]));
  (await openTab()).dispatch(itemAdded(bowl));
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2, giftWrap: 'paw' }, bundle]);
});

test('a cart that was not restored in time is read again before the first write, and the higher quantity is kept', async () => {
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

test('a damaged cart is copied before it is replaced, and older copies are kept', async () => {
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
  expect([quantities(tab), tab.getState().cart.saved]).toEqual([{ Bowl: 1 }, false]);
});

test('with full storage the cart stays in memory with one notice to the shopper, and is stored later', async () => {
  const tab = await openTab();
  const say = jest.spyOn(toast, 'warn').mockReturnValue('');
  const quota = full();
  tab.dispatch(itemAdded(bowl));
  tab.dispatch(itemAdded(leash));
  expect([quantities(tab), tab.getState().cart.saved]).toEqual([{ Bowl: 1, Leash: 2 }, false]);
  await waitFor(() => expect(say.mock.calls).toEqual([['We couldn’t save your cart on this device.']]));
  const words = 'The cart couldn’t be saved: storage is full or blocked. It stays in memory.';
  expect(warn.mock.calls).toEqual([[words]]);
  quota.mockRestore();
  tab.dispatch(itemAdded(bowl));
  expect(storedCart()).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  expect(tab.getState().cart.saved).toBe(true);
});

test('blocked storage breaks nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  jest.spyOn(toast, 'warn').mockReturnValue('');
  const tab = await openTab();
  expect(requestAdd(bowl)).toBe('added');
  expect(quantities(tab)).toEqual({ Bowl: 1 });
});

test('a cart that cannot be read is not overwritten', async () => {
  const text = JSON.stringify([storedBowl]);
  localStorage.setItem('cart', text);
  jest.spyOn(toast, 'warn').mockReturnValue('');
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const tab = await openTab();
  tab.dispatch(itemAdded(leash));
  blocked.mockRestore();
  expect([localStorage.getItem('cart'), tab.getState().cart.saved]).toEqual([text, false]);
});

test('a cart that could be read is written once, and no copy of it is put aside', async () => {
  localStorage.setItem('cart', JSON.stringify([storedBowl]));
  const tab = await openTab();
  const written = jest.spyOn(Storage.prototype, 'setItem');
  tab.dispatch(itemAdded(bowl));
  expect(written.mock.calls.map(([name]) => name)).toEqual(['cart-kept', 'cart']);
});

test('requests in an outbox that cannot be cleared are marked as delivered', async () => {
  putIntoOutbox('a');
  const stuck = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await openTab();
  stuck.mockRestore();
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect([readOutbox(), storedCart()]).toEqual([[], [storedBowl]]);
});

test('a damaged cart from another tab removes nothing from this one', async () => {
  const tab = await openTab();
  tab.dispatch(itemAdded(bowl));
  localStorage.setItem('cart', '[{"title"');
  hearOtherTab('cart');
  expect(quantities(tab)).toEqual({ Bowl: 1 });
});

test('a cart that is restored late can be changed like any other: a reduced quantity stays', async () => {
  const tab = await openTab(false);
  localStorage.setItem('cart', JSON.stringify([{ ...storedBowl, quantity: 3 }]));
  hearOtherTab('cart');
  tab.dispatch(quantityChanged({ key, quantity: 1 }));
  expect(storedCart()).toEqual([storedBowl]);
});

/** The browser's locks, granted by the test. */
function takeTurns(): (() => Promise<void>)[] {
  const turns: (() => Promise<void>)[] = [];
  const request = async (_: string, __: object, turn: () => Promise<void>) => void turns.push(turn);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return turns;
}
const withoutLocks = () => Reflect.deleteProperty(navigator, 'locks');

test('a cart that is restored late is merged with this tab’s unsaved adds, and nothing counts twice', async () => {
  const turns = takeTurns();
  const tab = await openTab(false);
  tab.dispatch(itemAdded(bowl));
  localStorage.setItem('cart', JSON.stringify([{ ...storedBowl, quantity: 3 }]));
  hearOtherTab('cart');
  const seen = quantities(tab);
  void turns.at(-1)?.();
  withoutLocks();
  expect([seen, storedCart()]).toEqual([{ Bowl: 3 }, [{ ...storedBowl, quantity: 3 }]]);
});

test('a tab that wrote keeps the lock until others see the change; one that did not releases it at once', async () => {
  const turns = takeTurns();
  const tab = await openTab();
  tab.dispatch(itemAdded(bowl));
  jest.useFakeTimers();
  const ended: number[] = [];
  for (const [place, turn] of [turns[1], turns[0]].entries()) void turn?.().then(() => ended.push(place));
  await jest.advanceTimersByTimeAsync(199);
  const early = [...ended];
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  withoutLocks();
  expect([early, ended]).toEqual([[1], [1, 0]]);
});

test('two tabs show the same cart, whichever one changes it', async () => {
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

test('a tab that has not yet received the other tab’s change does not undo it', async () => {
  const [left, right] = [await openTab(), await openTab()];
  left.dispatch(itemAdded(bowl));
  right.dispatch(itemAdded(leash));
  hearOtherTab('cart');
  expect(quantities(left)).toEqual({ Bowl: 1, Leash: 2 });
  expect(quantities(right)).toEqual(quantities(left));
});

test('the bus announces the cart at the start and after each change', async () => {
  const heard: number[] = [];
  const stop = onCartChanged(({ units }) => heard.push(units));
  const tab = await openTab();
  tab.dispatch(itemAdded(leash));
  tab.dispatch(quantityChanged({ key: cartLineKey(leash), quantity: 2 }));
  localStorage.setItem('cart', ` ${localStorage.getItem('cart')}`);
  hearOtherTab('cart');
  stop();
  expect(heard).toEqual([0, 2]);
});
