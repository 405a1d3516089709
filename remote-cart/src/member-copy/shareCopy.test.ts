import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { waitFor } from '@testing-library/react';
import { itemAdded, itemRemoved } from '../cart/cartSlice.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { type Call, shopNetwork } from '../testing/shopNetwork.ts';
import { bowl, leash, openTab, quantities } from '../testing/testCart.ts';
import { storedBowl, storedCart } from '../testing/browserCart.ts';
import { shareCopy } from './shareCopy.ts';

/** The api's copy of Ada's cart; undefined when the api does not answer. */
let server: { lines: CartLine[]; updatedAt: string | null } | undefined;
let saves: CartLine[][];
let asked: string[];
const stops: (() => void)[] = [];

const signIn = (claims: object) => {
  const now = Date.now() / 1000;
  localStorage.setItem('token', `x.${btoa(JSON.stringify({ exp: now + 3600, iat: now, ...claims }))}.x`);
};

beforeEach(() => {
  signIn({ id: 'ada' });
  server = { lines: [], updatedAt: null };
  [saves, asked] = [[], []];
  const reply = ({ name, body }: Call) => {
    asked.push(name);
    if (!server) throw new TypeError('Failed to fetch');
    if (name.startsWith('PUT')) {
      const { lines } = body as { lines: CartLine[] };
      saves.push(lines);
      server = { lines, updatedAt: `save ${saves.length}` };
    }
    return Response.json(server);
  };
  shopNetwork({ 'GET /api/cart': reply, 'PUT /api/cart': reply });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that has asked the server. */
async function open(): Promise<CartStore> {
  const store = await openTab();
  stops.push(shareCopy(store, 30));
  await waitFor(() => expect(asked).not.toEqual([]));
  return store;
}

test('a guest’s lines are merged with the member’s, in the browser and on the server', async () => {
  server = { lines: [{ ...bowl, quantity: 3 }], updatedAt: 'monday' };
  localStorage.setItem('cart', JSON.stringify([storedBowl, { ...storedBowl, title: 'Leash' }]));
  const store = await open();
  await waitFor(() => expect(quantities(store)).toEqual({ Bowl: 3, Leash: 1 }));
  await waitFor(() => expect(saves.map((lines) => lines.length)).toEqual([2]));
  await waitFor(() => expect(storedCart()).toMatchObject([{ quantity: 3 }, { quantity: 1 }]));
});

test('a line that the server would refuse stays on this device, and the others are saved', async () => {
  const broken = { ...storedBowl, title: 'x'.repeat(300) };
  localStorage.setItem('cart', JSON.stringify([broken, storedBowl]));
  const store = await open();
  await waitFor(() => expect(saves.map((lines) => lines.map(({ title }) => title))).toEqual([['Bowl']]));
  expect(quantities(store)).toEqual({ [broken.title]: 1, Bowl: 1 });
});

test('when the cart has more lines than the server keeps, the first ones are saved and this device keeps all', async () => {
  const many = Array.from({ length: 203 }, (_, at) => ({ ...storedBowl, title: `Bowl ${at}` }));
  localStorage.setItem('cart', JSON.stringify(many));
  const store = await open();
  await waitFor(() => expect(saves.map((lines) => lines.length)).toEqual([200]));
  expect(Object.keys(quantities(store))).toHaveLength(203);
  server = { lines: (saves[0] ?? []).slice(1), updatedAt: 'elsewhere' };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(quantities(store)['Bowl 0']).toBeUndefined());
  expect(Object.keys(quantities(store))).toHaveLength(202);
  expect(quantities(store)['Bowl 202']).toBe(1);
});

test('changes are saved together, a moment after the last one', async () => {
  const store = await open();
  store.dispatch(itemAdded(bowl));
  store.dispatch(itemAdded(leash));
  expect(saves).toEqual([]);
  await waitFor(() => expect(saves).toEqual([[bowl, leash]]));
});

test('a line that another device removed is removed here too', async () => {
  const store = await open();
  store.dispatch(itemAdded(bowl));
  store.dispatch(itemAdded(leash));
  await waitFor(() => expect(saves).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('cart-copy')).toContain('save 1'));
  server = { lines: [leash], updatedAt: 'from the phone' };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(quantities(store)).toEqual({ Leash: 2 }));
  store.dispatch(itemRemoved(cartLineKey(leash)));
  await waitFor(() => expect(server?.lines).toEqual([]));
});

test('a line that is ordered and added again is kept, though the server has emptied the cart', async () => {
  const store = await open();
  store.dispatch(itemAdded(bowl));
  await waitFor(() => expect(localStorage.getItem('cart-copy')).toContain('save 1'));
  server = undefined;
  store.dispatch(itemRemoved(cartLineKey(bowl)));
  store.dispatch(itemAdded(bowl));
  server = { lines: [], updatedAt: 'with the order' };
  await waitFor(() => expect(saves).toEqual([[bowl], [bowl]]));
  expect(quantities(store)).toEqual({ Bowl: 1 });
});

test('when the server does not answer, the cart still works, and the next change saves all of it', async () => {
  server = undefined;
  const store = await open();
  store.dispatch(itemAdded(bowl));
  expect(quantities(store)).toEqual({ Bowl: 1 });
  server = { lines: [], updatedAt: null };
  store.dispatch(itemAdded(leash));
  await waitFor(() => expect(saves.at(-1)).toEqual([bowl, leash]));
});

test('a guest’s cart is not saved on the server', async () => {
  signIn({ id: 'g', guest: true });
  const store = await openTab();
  stops.push(shareCopy(store, 1));
  store.dispatch(itemAdded(bowl));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
});
