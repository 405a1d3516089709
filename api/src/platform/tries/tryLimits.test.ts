import { slowness, waitWords } from './tryLimits.ts';

test.each([
  [0, 0],
  [7, 0],
  [8, 300],
  [11, 1200],
  [200, 3000],
])('after %i failures the next sign-in waits %i ms', (failures, ms) => {
  expect(slowness(failures)).toBe(ms);
});

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [5400, '90 minutes'],
  [86_400, '24 hours'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
