/** @jest-environment node */
import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import {
  type CartChange,
  cartNotSaved,
  cartRestored,
  cartSaved,
  copyAdopted,
  isCartChange,
  itemAdded,
  itemRestored,
  itemRemoved,
  quantityChanged,
  selectLines,
  selectRestored,
  selectSaved,
  selectUnits,
} from './cartSlice.ts';
import { makeCartStore } from './cartStore.ts';

const line = (title: string, size: string, color: string, quantity: number, priceCents: number): CartLine => ({
  title,
  size,
  color: { name: color },
  quantity,
  priceCents,
});
const bowl = line('Bowl', 'S', 'Teal', 2, 1000);
const key = cartLineKey(bowl);

const rules: [string, CartChange, CartLine[]][] = [
  [
    'an item with the same title, size and color adds to the quantity and brings its price',
    itemAdded(line('Bowl', 'S', 'Teal', 3, 900)),
    [line('Bowl', 'S', 'Teal', 5, 900)],
  ],
  ['another title is another item', itemAdded(line('Mat', 'S', 'Teal', 1, 5)), [bowl, line('Mat', 'S', 'Teal', 1, 5)]],
  ['another size is another item', itemAdded(line('Bowl', 'M', 'Teal', 1, 5)), [bowl, line('Bowl', 'M', 'Teal', 1, 5)]],
  ['another color is another item', itemAdded(line('Bowl', 'S', 'Red', 1, 5)), [bowl, line('Bowl', 'S', 'Red', 1, 5)]],
  ['removing deletes the matching item', itemRemoved(key), []],
  ['removing a missing line changes nothing', itemRemoved(cartLineKey({ ...bowl, size: '' })), [bowl]],
  ['the new quantity is set', quantityChanged({ key, quantity: 7 }), [{ ...bowl, quantity: 7 }]],
  ['a quantity is not clamped here', quantityChanged({ key, quantity: 40 }), [{ ...bowl, quantity: 40 }]],
  [
    'the cart that the devices agreed on replaces all lines',
    copyAdopted([line('Mat', '', '', 3, 5)]),
    [line('Mat', '', '', 3, 5)],
  ],
  ['a line that the agreed cart holds twice becomes one', copyAdopted([bowl, bowl]), [{ ...bowl, quantity: 4 }]],
  ['a quantity for a missing line changes nothing', quantityChanged({ key: '[]', quantity: 7 }), [bowl]],
];

test.each(rules)('%s', (_, change, expected) => {
  const store = makeCartStore();
  store.dispatch(cartRestored([bowl]));
  store.dispatch(change);
  expect(store.getState().cart.lines).toEqual(expected);
});

test('the badge counts units', () => {
  const store = makeCartStore();
  store.dispatch(cartRestored([bowl, line('Mat', '', '', 3, 450)]));
  expect(selectUnits(store.getState())).toBe(5);
});

test('before the stored cart is restored, the cart is empty, not restored, and counts as saved', () => {
  const store = makeCartStore();
  const seen = () => [selectLines, selectRestored, selectSaved].map((select) => select(store.getState()));
  expect(seen()).toEqual([[], false, true]);
  store.dispatch(cartRestored([bowl]));
  expect(seen()).toEqual([[bowl], true, true]);
  store.dispatch(cartNotSaved());
  expect(seen()).toEqual([[bowl], true, false]);
  store.dispatch(cartSaved());
  expect(seen()).toEqual([[bowl], true, true]);
});

test('the stored lines replace the shown ones', () => {
  const store = makeCartStore();
  store.dispatch(cartRestored([bowl]));
  store.dispatch(cartRestored([line('Mat', '', '', 1, 5)]));
  expect(selectLines(store.getState())).toEqual([line('Mat', '', '', 1, 5)]);
});

test('a change affects the right one of several lines', () => {
  const store = makeCartStore();
  const mat = line('Mat', '', '', 1, 5);
  store.dispatch(cartRestored([mat, bowl]));
  store.dispatch(quantityChanged({ key, quantity: 7 }));
  expect(selectLines(store.getState())).toEqual([mat, { ...bowl, quantity: 7 }]);
  store.dispatch(itemRemoved(key));
  expect(selectLines(store.getState())).toEqual([mat]);
});

test('a shopper changes a cart, here or on another device; a restored or a saved cart is no change', () => {
  const changes = [itemAdded(bowl), itemRemoved(key), itemRestored({ line: bowl, place: 0 }), copyAdopted([])];
  expect([...changes, quantityChanged({ key, quantity: 1 })].every(isCartChange)).toBe(true);
  expect([cartRestored([]), cartSaved(), cartNotSaved()].some(isCartChange)).toBe(false);
});

test('a repeated add changes the cart’s line, not the line in the request', () => {
  const store = makeCartStore();
  const add = itemAdded({ ...bowl });
  store.dispatch(add);
  store.dispatch(add);
  expect([add.payload.quantity, selectUnits(store.getState())]).toEqual([2, 4]);
});

test('an item that was stored twice is one line', () => {
  const store = makeCartStore();
  store.dispatch(cartRestored([bowl, bowl]));
  expect(store.getState().cart.lines).toEqual([{ ...bowl, quantity: 4 }]);
});

test('an undone removal restores the position; if the line was added meanwhile, quantities are added', () => {
  const store = makeCartStore();
  const [mat, bed] = [line('Mat', '', '', 1, 5), line('Bed', '', '', 1, 5)];
  store.dispatch(cartRestored([mat, bowl, bed]));
  store.dispatch(itemRemoved(key));
  store.dispatch(itemRestored({ line: bowl, place: 1 }));
  expect(store.getState().cart.lines).toEqual([mat, bowl, bed]);
  store.dispatch(itemRestored({ line: bowl, place: 0 }));
  expect(store.getState().cart.lines).toEqual([mat, { ...bowl, quantity: 4 }, bed]);
});
