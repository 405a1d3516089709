import type { CartLine } from './cartStorage.ts';
import { mergeCarts } from './mergeCarts.ts';

const line = (title: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  title,
  size: '',
  color: { name: '' },
  quantity,
  priceCents: 100,
  ...more,
});

test('a line of both carts has the higher quantity, and what this browser knows of it', () => {
  const merged = mergeCarts([line('Bowl', 2, { slug: 'Bowl' })], [line('Bowl', 3, { priceCents: 1 })]);
  expect(merged).toEqual([line('Bowl', 3, { slug: 'Bowl' })]);
});

test('lines that differ in size or color stay apart, this browser’s first', () => {
  const own = [line('Bed', 1, { size: 'S' }), line('Bed', 1, { size: 'M' })];
  const other = [line('Bed', 1, { size: 'M', color: { name: 'Red' } })];
  expect(mergeCarts(own, other)).toEqual([...own, ...other]);
});

test('merging the same cart again changes nothing', () => {
  const once = mergeCarts([line('Bowl', 2)], [line('Leash', 1)]);
  expect(mergeCarts(once, [line('Leash', 1), line('Bowl', 2)])).toEqual(once);
  expect(mergeCarts([], [])).toEqual([]);
});
