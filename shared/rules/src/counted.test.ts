/** @jest-environment node */
import { counted, nounFor } from './counted.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
  [1200, '1,200 items'],
])('%d counted is %j', (count, expected) => {
  expect(counted(count, 'item')).toBe(expected);
});

test('a noun may have an irregular plural', () => {
  expect([counted(1, 'address', 'addresses'), counted(2, 'address', 'addresses')]).toEqual([
    '1 address',
    '2 addresses',
  ]);
  expect([nounFor(1, 'star'), nounFor(5, 'star'), nounFor(2, 'is', 'are')]).toEqual(['star', 'stars', 'are']);
});
