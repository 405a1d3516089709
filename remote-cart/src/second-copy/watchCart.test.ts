import { cartLineKey, parseCart, stringifyCart } from '@paw/contract/cartStorage.ts';
import { readKey } from '@paw/contract/ownRecord.ts';
import { ownCart } from '../cart/ownCart.ts';
import { itemAdded, itemRemoved, selectLines } from '../cart/cartSlice.ts';
import { makeCartStore } from '../cart/cartStore.ts';
import { changeDraft, forgetTyped, readDraft } from '../draft/draftStore.ts';
import { bowl } from '../testing/testCart.ts';
import { watchCart } from './watchCart.ts';

const pass = (ms = 9_000) => jest.advanceTimersByTimeAsync(ms);
const store = makeCartStore();
const titles = () => selectLines(store.getState()).map(({ title }) => title);
const stored = () => parseCart(localStorage.getItem('cart')).lines.map(({ title }) => title);

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  ownCart(store, { restoredCart: { lines: [], foreign: [], intact: true } });
  watchCart(store);
});
afterAll(() => jest.useRealTimers());

test('a cart that the browser deleted is restored in the page and in storage', async () => {
  store.dispatch(itemAdded(bowl));
  await pass();
  expect(readKey('cart')).toEqual({ text: stringifyCart([bowl]), own: stringifyCart([bowl]) });
  localStorage.setItem('cart', '[]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(titles()).toEqual([]);
  await pass();
  expect([titles(), stored()]).toEqual([[bowl.title], [bowl.title]]);
});

test('a cart that the shopper empties stays empty', async () => {
  store.dispatch(itemRemoved(cartLineKey(bowl)));
  await pass();
  expect([titles(), localStorage.getItem('cart')]).toEqual([[], '[]']);
});

test('a lost checkout draft is restored; a deliberately removed one is not', async () => {
  changeDraft({ contact: { email: 'ada@example.com' } });
  await pass();
  localStorage.removeItem('checkout-draft');
  await pass();
  expect(readDraft().contact.email).toBe('ada@example.com');
  forgetTyped();
  await pass();
  expect(readDraft().contact.email).toBe('');
});
