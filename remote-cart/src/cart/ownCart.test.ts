import { answerAddRequests, requestAdd } from '@paw/contract/cartEvents.ts';
import { readOutbox } from '@paw/contract/outbox.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { bowl, openTab, quantities } from '../testing/testCart.ts';
import { hearOtherTab, lastOutboxKey, putIntoOutbox, storedBowl, storedCart } from '../testing/browserCart.ts';
import { itemAdded } from './cartSlice.ts';
import { cartStore, makeCartStore } from './cartStore.ts';
import { startCart } from '../start/startCart.ts';
import { ownCart } from './ownCart.ts';

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

test('an add that another listener has answered is ignored', async () => {
  const stop = answerAddRequests(() => {});
  const tab = await openTab();
  requestAdd(bowl);
  stop();
  expect(quantities(tab)).toEqual({});
});

test('a logout removes the typed text of the checkout; a login does not', async () => {
  await openTab();
  const draft = { version: 1, contact: { email: 'ada@example.com', phone: '' } };
  localStorage.setItem('checkout-draft', JSON.stringify(draft));
  announceSession({ kind: 'member' });
  expect(JSON.parse(localStorage.getItem('checkout-draft') ?? '')).toEqual(draft);
  announceSession({ kind: 'none' });
  expect(localStorage.getItem('checkout-draft')).toBe('{"version":1}');
});

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that is restored from the back/forward cache catches up; a new page does not need to', async () => {
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
])(
  'a change that another tab stored after the shell read the cart is kept (the cart was read: %s)',
  (intact, expected) => {
    localStorage.setItem('cart', JSON.stringify([storedBowl]));
    const store = makeCartStore();
    const stop = ownCart(store, { restoredCart: { lines: [], foreign: [], intact } });
    stop();
    expect(quantities(store)).toEqual(expected);
  },
);

test('storage events for other keys do not change the cart', async () => {
  const tab = await openTab();
  localStorage.setItem('cart', JSON.stringify([storedBowl]));
  hearOtherTab('wishlist');
  expect(quantities(tab)).toEqual({});
});

test('a stopped cart ignores events', async () => {
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

test('a cart that is started twice has one owner', async () => {
  const restoredCart = { lines: [bowl], foreign: [], intact: true };
  await startCart({ restoredCart });
  await startCart({ restoredCart });
  requestAdd(bowl);
  expect(quantities(cartStore())).toEqual({ Bowl: 2 });
});
