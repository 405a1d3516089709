/** @jest-environment node */
import { readReviewView, withReviewView } from './reviewView.ts';

test.each([
  ['', { sort: 'newest', stars: undefined, pages: 1 }],
  ['reviews=highest&stars=4&more=3', { sort: 'highest', stars: 4, pages: 3 }],
  ['reviews=lowest&stars=6&more=0', { sort: 'lowest', stars: undefined, pages: 1 }],
  ['reviews=best&stars=x&more=1.5', { sort: 'newest', stars: undefined, pages: 1 }],
  ['more=999', { sort: 'newest', stars: undefined, pages: 10 }],
  ['reviews=highest&reviews=lowest', { sort: 'highest', stars: undefined, pages: 1 }],
])('"%s" is read as a view', (query, view) => {
  expect(readReviewView(new URLSearchParams(query))).toEqual(view);
});

test.each([
  ['variant=A', { sort: 'lowest', stars: 2, pages: 2 }, '?variant=A&reviews=lowest&stars=2&more=2'],
  ['variant=A&stars=2&more=4', { sort: 'newest', pages: 1 }, '?variant=A'],
  ['stars=2', { sort: 'newest', pages: 1 }, ''],
] as const)('"%s" with another view keeps its other names', (query, view, expected) => {
  expect(withReviewView(new URLSearchParams(query), view)).toBe(expected);
});
