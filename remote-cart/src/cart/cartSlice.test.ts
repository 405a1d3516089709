import { type CartLine, cartLineKey } from '@paw/shared/contract/cartStorage.ts';
import {
  type CartChange,
  cartRestored,
  itemAdded,
  itemPutBack,
  itemRemoved,
  quantityChanged,
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
  ['removing what is not there changes nothing', itemRemoved(cartLineKey({ ...bowl, size: '' })), [bowl]],
  ['the new quantity is set', quantityChanged({ key, quantity: 7 }), [{ ...bowl, quantity: 7 }]],
  ['a quantity is not clamped here', quantityChanged({ key, quantity: 40 }), [{ ...bowl, quantity: 40 }]],
  ['a quantity for what is not there changes nothing', quantityChanged({ key: '[]', quantity: 7 }), [bowl]],
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

test('an item that was stored twice is one line', () => {
  const store = makeCartStore();
  store.dispatch(cartRestored([bowl, bowl]));
  expect(store.getState().cart.lines).toEqual([{ ...bowl, quantity: 4 }]);
});

test('a removal that is undone has its place again; one that was added meanwhile takes the quantity in', () => {
  const store = makeCartStore();
  const [mat, bed] = [line('Mat', '', '', 1, 5), line('Bed', '', '', 1, 5)];
  store.dispatch(cartRestored([mat, bowl, bed]));
  store.dispatch(itemRemoved(key));
  store.dispatch(itemPutBack({ line: bowl, place: 1 }));
  expect(store.getState().cart.lines).toEqual([mat, bowl, bed]);
  store.dispatch(itemPutBack({ line: bowl, place: 0 }));
  expect(store.getState().cart.lines).toEqual([mat, { ...bowl, quantity: 4 }, bed]);
});
