import { answerAddRequests, requestAdd } from '@paw/shared/contract/cartEvents.ts';
import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { addToOutbox, OUTBOX_PREFIX, readOutbox } from '@paw/shared/contract/outbox.ts';
import { announceSession } from '@paw/shared/contract/sessionEvents.ts';
import { waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { shopNetwork } from '../testing/shopNetwork.ts';
import { hearOtherTab, openTab, putIntoOutbox, quantities, storedBowl, storedCart, bowl } from '../testing/testCart.ts';
import { itemAdded } from './cartSlice.ts';
import { cartStore, makeCartStore } from './cartStore.ts';
import { ownCart, startCart } from './startCart.ts';

/** What pages of {@link openPage} listen to: nobody else closes them. */
let listening: [string, EventListener][] = [];
afterEach(() => {
  for (const [name, hear] of listening) window.removeEventListener(name, hear);
  listening = [];
  jest.restoreAllMocks();
});

const lastOutboxKey = () => Object.keys(localStorage).findLast((key) => key.startsWith(OUTBOX_PREFIX)) ?? '';

const repeat = (id: string) => {
  const event = new CustomEvent('paw:cart:add-requested', { detail: { id, line: bowl }, cancelable: true });
  window.dispatchEvent(event);
};

test('what was added while there was no cart arrives once when it is back', async () => {
  expect(requestAdd(bowl)).toBe('waiting');
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect(quantities(await openTab())).toEqual({ Bowl: 1 });
  expect([readOutbox(), storedCart()]).toEqual([[], [storedBowl]]);
});

test('two presses of the button are two bowls', async () => {
  putIntoOutbox('first', 'second');
  expect(quantities(await openTab())).toEqual({ Bowl: 2 });
});

test('beyond the lines that an order can have nothing is added, and the press is told; what the cart has can grow', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...storedBowl, title: `Bowl ${at}` }));
  localStorage.setItem('cart', JSON.stringify(lines));
  const tab = await openTab();
  expect(requestAdd(bowl)).toBe('cart full');
  expect(requestAdd({ ...bowl, title: 'Bowl 7' })).toBe('added');
  expect(quantities(tab)).toMatchObject({ 'Bowl 7': 2 });
  expect(Object.keys(quantities(tab))).toHaveLength(50);
});

test('what waited for the cart is added even to a full one: it was promised', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...storedBowl, title: `Bowl ${at}` }));
  localStorage.setItem('cart', JSON.stringify(lines));
  putIntoOutbox('waiting');
  expect(Object.keys(quantities(await openTab()))).toHaveLength(51);
});

test('the same id over the bus and in the outbox counts once, whichever comes first', async () => {
  putIntoOutbox('a');
  const tab = await openTab();
  repeat('a');
  repeat('b');
  putIntoOutbox('b');
  hearOtherTab(lastOutboxKey());
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 2 }, []]);
});

test('what a tab without a cart puts into the outbox, a tab with one delivers', async () => {
  const tab = await openTab();
  putIntoOutbox('a');
  hearOtherTab(lastOutboxKey());
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 1 }, []]);
});

test.each([0, 1, 2, 3, 4, 5, 6])('a tab that dies after %i writes loses nothing and doubles nothing', async (most) => {
  putIntoOutbox('a');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(toast, 'warn').mockReturnValue('');
  dieAfter(most);
  await openTab();
  jest.restoreAllMocks();
  await openTab();
  expect([storedCart(), readOutbox()]).toEqual([[storedBowl], []]);
});

test('with a full storage the outbox is kept, and delivered once there is room', async () => {
  putIntoOutbox('a');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(toast, 'warn').mockReturnValue('');
  dieAfter(0);
  const tab = await openTab();
  expect([quantities(tab), readOutbox().length]).toEqual([{ Bowl: 1 }, 1]);
  jest.restoreAllMocks();
  repeat('b');
  expect([storedCart(), readOutbox()]).toEqual([[{ ...storedBowl, quantity: 2 }], []]);
});

test('a request for something that is no cart line is left out, and leaves the outbox', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  addToOutbox({ id: 'a', line: { title: 'Bowl' } as CartLine });
  expect(quantities(await openTab())).toEqual({});
  expect([readOutbox(), warn.mock.calls.length]).toEqual([[], 1]);
});

test('tabs take turns where the browser has locks, and a shopper who leaves first loses nothing', async () => {
  const turns: (() => Promise<void>)[] = [];
  const request = async (_: string, __: object, turn: () => Promise<void>) => void turns.push(turn);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const tab = await openTab();
  tab.dispatch(itemAdded(bowl));
  tab.dispatch(itemAdded(bowl));
  expect([turns.length, quantities(tab), storedCart()]).toEqual([2, { Bowl: 2 }, null]);
  window.dispatchEvent(new Event('pagehide'));
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2 }]);
  await Promise.all(turns.map((turn) => turn()));
  Reflect.deleteProperty(navigator, 'locks');
  expect(storedCart()).toEqual([{ ...storedBowl, quantity: 2 }]);
});

test('an add that somebody else answered is not taken', async () => {
  const stop = answerAddRequests(() => {});
  const tab = await openTab();
  requestAdd(bowl);
  stop();
  expect(quantities(tab)).toEqual({});
});

test('a logout takes what was typed in the checkout along; a login does not', async () => {
  await openTab();
  const draft = { version: 1, contact: { email: 'ada@example.com', phone: '' } };
  localStorage.setItem('checkout-draft', JSON.stringify(draft));
  announceSession({ kind: 'member' });
  expect(JSON.parse(localStorage.getItem('checkout-draft') ?? '')).toEqual(draft);
  announceSession({ kind: 'none' });
  expect(localStorage.getItem('checkout-draft')).toBe('{"version":1}');
});

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back from the browser’s history has what happened meanwhile; a new one has it already', async () => {
  const tab = await openTab();
  localStorage.setItem('cart', JSON.stringify([{ ...storedBowl, quantity: 3 }]));
  putIntoOutbox('a');
  show(false);
  expect(quantities(tab)).toEqual({});
  show(true);
  expect([quantities(tab), readOutbox()]).toEqual([{ Bowl: 4 }, []]);
});

test.each([
  [true, { Bowl: 1 }],
  [false, {}],
])('what a tab stored after the shell had read the cart is taken over (the cart was read: %s)', (intact, expected) => {
  localStorage.setItem('cart', JSON.stringify([storedBowl]));
  const store = makeCartStore();
  const stop = ownCart(store, { restoredCart: { lines: [], foreign: [], intact } });
  stop();
  expect(quantities(store)).toEqual(expected);
});

test('news about other things in storage are no news about the cart', async () => {
  const tab = await openTab();
  localStorage.setItem('cart', JSON.stringify([storedBowl]));
  hearOtherTab('wishlist');
  expect(quantities(tab)).toEqual({});
});

test('an entry that left the outbox is nothing to deliver', async () => {
  const tab = await openTab();
  putIntoOutbox('a');
  window.dispatchEvent(new StorageEvent('storage', { key: lastOutboxKey(), newValue: null }));
  expect([quantities(tab), readOutbox().length]).toEqual([{}, 1]);
});

test('a cart that ended hears nothing any more', async () => {
  const store = makeCartStore();
  ownCart(store, { restoredCart: { lines: [], foreign: [], intact: true } })();
  expect(requestAdd(bowl)).toBe('waiting');
  localStorage.setItem('cart', JSON.stringify([storedBowl]));
  localStorage.setItem('checkout-draft', '{"version":1,"contact":{}}');
  hearOtherTab('cart');
  hearOtherTab(lastOutboxKey());
  show(true);
  store.dispatch(itemAdded({ ...bowl, title: 'Mat' }));
  window.dispatchEvent(new Event('pagehide'));
  announceSession({ kind: 'none' });
  expect([quantities(store), storedCart()]).toEqual([{ Mat: 1 }, [storedBowl]]);
  expect(localStorage.getItem('checkout-draft')).toContain('contact');
});

test('of the last 200 requests none counts twice', async () => {
  const tab = await openTab();
  for (let press = 0; press < 200; press++) repeat(`press ${press}`);
  for (let press = 0; press < 200; press++) repeat(`press ${press}`);
  expect(quantities(tab)).toEqual({ Bowl: 200 });
});

test('a request that is no cart line is reported once, with what it asked for', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const line = { title: 'Bowl' } as CartLine;
  await openTab();
  requestAdd(line);
  const words = 'A request to add something that is no cart line was left out.';
  expect(warn.mock.calls).toEqual([[words, line]]);
});

/** A page of a shopper with this token, and how often it has asked for the copy of a member's cart. */
function openPage(claims?: object): () => number {
  const network = shopNetwork({ 'GET /api/cart': () => Response.json({ lines: [], updatedAt: null }) });
  if (claims) logIn(claims);
  listening = jest.spyOn(window, 'addEventListener').mock.calls as typeof listening;
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof import('./startCart.ts')>('./startCart.ts');
    fresh.startCart({ restoredCart: { lines: [], foreign: [], intact: true } });
  });
  return () => network.named('GET /api/cart').length;
}
function logIn(claims: object): void {
  const [iat, exp] = [Date.now() / 1000, Date.now() / 1000 + 3600];
  localStorage.setItem('token', `x.${btoa(JSON.stringify({ id: 'ada', iat, exp, ...claims }))}.x`);
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a member’s cart is shared with the other devices from the start', async () => {
  const asked = openPage({});
  await waitFor(() => expect(asked()).toBe(1));
});

test.each([
  ['a stranger', undefined],
  ['a guest', { guest: true }],
  ['a member whose time is over', { exp: 1 }],
])('%s shares no cart', async (_, claims) => {
  const asked = openPage(claims);
  await aMoment();
  expect(asked()).toBe(0);
});

test('from the login to the logout a cart is shared, and then forgets what was agreed', async () => {
  const asked = openPage();
  logIn({});
  announceSession({ kind: 'member' });
  await waitFor(() => expect(localStorage.getItem('cart-copy')).toContain('ada'));
  announceSession({ kind: 'member', name: 'Ada' });
  expect([asked(), localStorage.getItem('cart-copy')]).toEqual([1, expect.stringContaining('ada')]);
  announceSession({ kind: 'none' });
  await aMoment();
  window.dispatchEvent(new Event('online'));
  await aMoment();
  expect([asked(), localStorage.getItem('cart-copy')]).toEqual([1, null]);
});

test('a cart that is started twice has one owner', () => {
  const restoredCart = { lines: [bowl], foreign: [], intact: true };
  startCart({ restoredCart });
  startCart({ restoredCart });
  requestAdd(bowl);
  expect(quantities(cartStore())).toEqual({ Bowl: 2 });
});

/** From then on nothing reaches storage any more. */
function dieAfter(most: number): void {
  let writes = 0;
  for (const method of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function (
      this: Storage,
      ...parts: [key: string, value?: string]
    ) {
      if (++writes > most) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      Reflect.apply(original, this, parts);
    });
  }
}
