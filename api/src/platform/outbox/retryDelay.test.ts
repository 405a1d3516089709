import { mostTries, retryDelay } from './retryDelay.ts';

test('delays double from 5 s up to an hour, with up to half of each removed at random', () => {
  expect([1, 2, 3, 10, 11, 30].map((tries) => retryDelay(tries, 0))).toEqual([5, 10, 20, 2560, 3600, 3600]);
  expect([1, 11].map((tries) => retryDelay(tries, 1))).toEqual([2.5, 1800]);
});

test('retries last longer than a night without the mail server', () => {
  const least = Array.from({ length: mostTries - 1 }, (_, index) => retryDelay(index + 1, 1));
  expect(least.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(9 * 60 * 60);
});
