/** @jest-environment node */
import type { CartLine } from '@paw/contract/cartStorage.ts';
import { bowl, leash } from '../testing/testCart.ts';
import { mergeCarts } from './mergeCarts.ts';

test('a line in both carts keeps the higher quantity, with the price that the shopper saw last', () => {
  const shown = { ...bowl, quantity: 1, priceCents: 1100 };
  expect(mergeCarts([{ ...bowl, quantity: 3 }], [shown])).toEqual([{ ...shown, quantity: 3 }]);
  expect(mergeCarts([shown], [{ ...bowl, quantity: 4 }])).toEqual([{ ...bowl, quantity: 4 }]);
});

test('this tab’s fields of a line win, and fields of the older copy only are kept', () => {
  const older: CartLine = { ...bowl, slug: 'Old', variantId: 'BOWL', unknown: { gift: true, note: 'old' } };
  const newer: CartLine = { ...bowl, slug: 'New', unknown: { note: 'new' } };
  expect(mergeCarts([older], [newer])).toEqual([
    { ...bowl, slug: 'New', variantId: 'BOWL', unknown: { gift: true, note: 'new' } },
  ]);
});

test('a line in one cart is kept: the older ones first', () => {
  expect(mergeCarts([leash], [bowl])).toEqual([leash, bowl]);
  expect(mergeCarts([], [bowl, leash])).toEqual([bowl, leash]);
});

test('lines that differ in size or color stay apart', () => {
  const older = [{ ...leash, size: 'S' }, leash];
  const red = { ...leash, color: { name: 'Red' } };
  expect(mergeCarts(older, [red])).toEqual([...older, red]);
});

test('merging the same cart again changes nothing', () => {
  const once = mergeCarts([bowl], [leash]);
  expect(mergeCarts(once, [leash, bowl])).toEqual(once);
  expect(mergeCarts([], [])).toEqual([]);
});
