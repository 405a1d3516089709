/** @jest-environment node */
import { readCartItems, writeCartItems } from './cartItems.ts';

test('written items are read back', () => {
  const items = [
    { sku: 'D-ADJ-XL-RED', quantity: 2 },
    { sku: 'C_TOY.1', quantity: 10 },
  ];
  expect(writeCartItems(items)).toBe('D-ADJ-XL-RED*2,C_TOY.1*10');
  expect(readCartItems(writeCartItems(items))).toEqual(items);
});

test.each([
  '',
  ',',
  'A',
  'A*',
  '*2',
  'A*0',
  'A*-1',
  'A*1e3',
  'A*100',
  '<b>*1',
  'A*1*1',
  `${'A'.repeat(61)}*1`,
  '%00*1',
])('not an item: %s', (text) => expect(readCartItems(text)).toEqual([]));

test('valid items among invalid ones are read, up to 200', () => {
  expect(readCartItems('A*1,nonsense,B*2,A*3,A*2')).toEqual([
    { sku: 'A', quantity: 3 },
    { sku: 'B', quantity: 2 },
  ]);
  expect(readCartItems(Array.from({ length: 500 }, (_, index) => `S${index}*1`).join())).toHaveLength(200);
});
