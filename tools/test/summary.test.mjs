import { countStarts, describeOverTime } from './summary.mjs';

test('starts are counted and added up by what was started, the slowest first', () => {
  const starts = [
    { what: 'database', seconds: 1 },
    { what: 'shop', seconds: 5 },
    { what: 'shop', seconds: 4.5 },
  ];
  expect(countStarts(starts)).toEqual([
    { what: 'shop', count: 2, sum: 9.5 },
    { what: 'database', count: 1, sum: 1 },
  ]);
});

test('a run that takes longer than continuous integration may names the slowest files, slowest first', () => {
  const files = Array.from({ length: 7 }, (_, place) => ({ name: `file ${place}`, seconds: place * 10 }));
  expect(describeOverTime(15 * 60, files)).toBeUndefined();
  expect(describeOverTime(16.5 * 60, files)).toBe(
    'This took 16.5 minutes, more than the 15 of continuous integration. The slowest: file 6 (60 s), file 5 (50 s), file 4 (40 s), file 3 (30 s), file 2 (20 s).',
  );
});
