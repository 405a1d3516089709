import { judgeReturn } from './judgeReturn.ts';

const arrived = { until: '2026-07-01T00:00:00Z', isOpen: true, left: [2, 0] };
const units = (position: number, quantity: number) => ({ position, quantity });

test.each([
  ['one unit', [units(0, 1)]],
  ['all that is left of a line', [units(0, 2)]],
  ['nothing', []],
])('a return of %s is accepted', (_, lines) => {
  expect(() => judgeReturn(arrived, lines)).not.toThrow();
});

test.each([
  ['before it arrived', { until: null }, [units(0, 1)], 409, 'not_delivered', /once your order arrives/],
  ['too late', { isOpen: false }, [units(0, 1)], 409, 'too_late', /30-day return window has closed/],
  ['more than is left', {}, [units(0, 3)], 409, 'too_many_units', 'You can return 2 more from line 1.'],
  ['what is on its way', {}, [units(1, 1)], 409, 'too_many_units', 'You’ve already returned everything in line 2.'],
  ['a line that is none', {}, [units(0, 1), units(2, 1)], 400, 'no_such_line', 'This order has no line 3.'],
  ['a line twice', {}, [units(0, 1), units(0, 1)], 400, 'no_such_line', 'Please name each line once.'],
])('a return of %s is refused with the reason', (_, changes, lines, status, code, words) => {
  const judge = () => judgeReturn({ ...arrived, ...changes }, lines);
  expect(judge).toThrow(words);
  expect(judge).toThrow(expect.objectContaining({ status, code }));
});
