/** @jest-environment node */
import { findAnswers, insteadOfFood } from './searchAnswers.ts';

test.each([
  ['returns', ['/return-&-refund']],
  ['Where is my order?', ['/track-order']],
  ['shipping', ['/shipping-policy']],
  ['how long does delivery take', ['/shipping-policy']],
  ['track my order', ['/track-order']],
  ['contact', ['/contact-us']],
  ['gift card', ['/help']],
  ['coupon code', ['/viewcart']],
  ['my account', ['/dashboard']],
  ['return policy', ['/return-&-refund']],
  ['shipping and returns', ['/return-&-refund', '/shipping-policy']],
  ['', []],
])('a search for %j links to %j', (text, targets) => {
  expect(findAnswers(text).map(({ to }) => to)).toEqual(targets);
});

test.each(['return toy', 'dog shipping crate', 'collar'])('%j is about products', (text) => {
  expect(findAnswers(text)).toEqual([]);
});

test.each([
  ['dog food', ['Dog food storage', 'Dog bowls and feeders']],
  ['dry cat food', ['Cat food storage', 'Cat bowls and feeders']],
  ['bird seed', ['Bird feeders']],
])('%j is not sold, and related products are linked', (text, labels) => {
  expect(insteadOfFood(text)?.map(({ label }) => label)).toEqual(labels);
});

test.each(['dog food bowl', 'food storage', 'treat jar', 'constructor food', 'dog', ''])(
  '%j is a product search',
  (text) => {
    expect(insteadOfFood(text)).toBeUndefined();
  },
);
