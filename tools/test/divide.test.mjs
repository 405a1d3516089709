import { divide } from './divide.mjs';

const named = (...seconds) => seconds.map((one, place) => ({ name: `test ${place}`, seconds: one }));
const sum = (items) => items.reduce((total, { seconds }) => total + seconds, 0);

test('shares take about the same time, and everything is in one of them', () => {
  const items = named(50, 40, 30, 20, 10, 10, 10, 10);
  const shares = divide(items, 3);
  expect(shares.map(sum)).toEqual([60, 60, 60]);
  expect(new Set(shares.flat())).toEqual(new Set(items));
  expect(shares.flat()).toHaveLength(items.length);
});

test('the order in which files are found changes no share', () => {
  const items = named(5, 5, 5, 3, 3);
  expect(divide(items.toReversed(), 2)).toEqual(divide(items, 2));
});

test('with fewer tests than shares some shares are empty', () => {
  expect(divide(named(7), 3).map(sum)).toEqual([7, 0, 0]);
});
