import { bowl, leash } from '../testing/testCart.ts';
import { mergeCarts } from './mergeCarts.ts';

test('of a line that both carts have the higher quantity stays, with the newer price', () => {
  const newer = { ...bowl, quantity: 1, priceCents: 1100, slug: 'New' };
  expect(mergeCarts([{ ...bowl, quantity: 3, slug: 'Old' }], [newer])).toEqual([
    { ...bowl, quantity: 3, priceCents: 1100, slug: 'Old' },
  ]);
  expect(mergeCarts([bowl], [{ ...bowl, quantity: 4 }])).toEqual([{ ...bowl, quantity: 4 }]);
});

test('a line that one cart has is kept: the stored ones first', () => {
  expect(mergeCarts([leash], [bowl])).toEqual([leash, bowl]);
  expect(mergeCarts([], [bowl, leash])).toEqual([bowl, leash]);
});
