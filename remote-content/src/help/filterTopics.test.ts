/** @jest-environment node */
import { filterTopics } from './filterTopics.ts';
import { helpTopics } from './helpTopics.ts';

const idsOf = (text: string) =>
  filterTopics(helpTopics, text).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ['How do I unsubscribe?', 'unsubscribe'],
  ['SHIPPING COST', 'delivery-cost'],
  ['coupons', 'discount-code'],
  ['forgot my password', 'forgot-password'],
  ['dog’s size', 'size'],
  ['cookie', 'browser'],
  ['where is my package', 'where-is-my-order'],
  ['$35', 'free-delivery'],
  ['six-digit', 'sign-up-code'],
  ['track', 'where-is-my-order'],
])('"%s" finds the answer', (text, id) => {
  expect(idsOf(text)).toContain(id);
});

test('every word must match', () => {
  expect(idsOf('refund aquarium')).toEqual([]);
  expect(idsOf('xylophone')).toEqual([]);
});

test('spaces and punctuation filter nothing', () => {
  for (const text of ['', '   ', '?!']) expect(filterTopics(helpTopics, text)).toBe(helpTopics);
});

test('stop words alone are searched for literally', () => {
  expect(idsOf('who')).toEqual(expect.arrayContaining(['who-pays-the-way-back', 'reviews']));
});
