import { isInCohort } from './cohorts.ts';

const visitors = Array.from({ length: 200_000 }, (_, n) => `visitor-${n}`);
const partOf = (canary: string, share: number, among = visitors) =>
  among.filter((visitor) => isInCohort(canary, visitor, share)).length / among.length;

test.each([0.01, 0.1, 0.5])('a share of %s is met within a quarter of a point', (share) => {
  expect(Math.abs(partOf('catalog-1', share) - share)).toBeLessThan(0.0025);
});

test('0 % is no one, and 100 % is everyone', () => {
  expect([partOf('catalog-1', 0), partOf('catalog-1', 1)]).toEqual([0, 1]);
});

test('a visitor of a small share is in every larger one', () => {
  const small = visitors.slice(0, 10_000).filter((visitor) => isInCohort('catalog-1', visitor, 0.01));
  expect(partOf('catalog-1', 0.1, small)).toBe(1);
});

test('the cohorts of two canaries are independent', () => {
  const first = visitors.filter((visitor) => isInCohort('catalog-1', visitor, 0.5));
  expect(Math.abs(partOf('cart-1', 0.5, first) - 0.5)).toBeLessThan(0.005);
});
