/** @jest-environment node */
import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { bowl, leash } from '../testing/testCart.ts';
import { decideCopies } from './decideCopies.ts';

const two: CartLine = { ...bowl, quantity: 2 };
const agreed = (lines: CartLine[], account = 'ada') => ({ account, updatedAt: 'monday', text: stringifyCart(lines) });

test.each([
  [
    'without an agreed copy both carts are merged, with the higher quantity',
    [bowl],
    [two, leash],
    undefined,
    [two, leash],
    false,
  ],
  [
    'without an agreed copy and without a cart on the server, this browser’s cart is kept',
    [bowl],
    [],
    undefined,
    [bowl],
    true,
  ],
  ['only this browser changed', [two], [bowl], agreed([bowl]), [two], true],
  ['a line that only this browser removed stays removed', [bowl], [bowl, leash], agreed([bowl, leash]), [bowl], true],
  ['another account’s agreed copy is ignored', [bowl], [leash], agreed([bowl], 'bob'), [leash, bowl], true],
] as const)('%s', (_, own, lines, known, expected, isNewsForServer) => {
  const decided = decideCopies('ada', own, { lines, updatedAt: 'monday' }, known);
  expect(decided).toEqual({ lines: expected, isNewsForServer });
});

test('where both changed, the price that this browser shows wins over the one another device saw', () => {
  const decided = decideCopies(
    'ada',
    [bowl],
    { lines: [{ ...two, priceCents: 1500 }], updatedAt: 'monday' },
    undefined,
  );
  expect(decided).toEqual({ lines: [two], isNewsForServer: true });
});

test.each([
  ['another device alone changed: its lines count, removals too', [bowl, leash], [two], [two], false],
  ['both changed: nothing is lost', [bowl, leash], [two], [two, leash], true],
] as const)('%s', (_, own, lines, expected, isNewsForServer) => {
  const known = agreed(isNewsForServer ? [bowl] : [bowl, leash]);
  const decided = decideCopies('ada', own, { lines, updatedAt: 'tuesday' }, known);
  expect(decided).toEqual({ lines: expected, isNewsForServer });
});
