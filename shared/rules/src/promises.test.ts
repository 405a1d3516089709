/** @jest-environment node */
import { inDollars, promises } from './promises.ts';

test('with the shop’s rules, the texts are the specified ones', () => {
  expect(promises).toEqual({
    freeShipping: 'Free shipping on $35+',
    freeFirstOrders: 'Free delivery on first-time orders over $35',
  });
});

test.each([
  [3500, '$35'],
  [3550, '$35.50'],
  [5, '$0.05'],
])('%i cents are %s', (cents, words) => expect(inDollars(cents)).toBe(words));
