import { countStarts } from './summary.mjs';

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
