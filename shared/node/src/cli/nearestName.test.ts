/** @jest-environment node */
import { didYouMean, nearestName } from './nearestName.ts';

const remotes = ['account', 'cart', 'catalog', 'content'];

test.each([
  ['catalogue', 'catalog'],
  ['catlaog', 'catalog'],
  ['crat', 'cart'],
  ['acount', 'account'],
  ['Cart', 'cart'],
  ['catal', 'catalog'],
])('%s is corrected to %s', (typed, name) => {
  expect(nearestName(typed, remotes)).toBe(name);
});

test.each(['dog', 'x', 'checkout', ''])('"%s" has no near name', (typed) => {
  expect(nearestName(typed, remotes)).toBeUndefined();
  expect(didYouMean(typed, remotes)).toBe('');
});

test('the question is a sentence', () => {
  expect(didYouMean('carrt', remotes)).toBe(' Did you mean cart?');
});
