import { judgeReturn } from './judgeReturn.ts';

const arrived = { until: '2026-07-01T00:00:00Z', isOpen: true, left: [2, 0] };
const units = (position: number, quantity: number) => ({ position, quantity });

test.each([
  ['one unit', [units(0, 1)]],
  ['all that is left of a line', [units(0, 2)]],
  ['nothing', []],
])('%s can be sent back', (_, lines) => {
  expect(() => judgeReturn(arrived, lines)).not.toThrow();
});

test.each([
  ['before it arrived', { until: null }, [units(0, 1)], 409, 'not_delivered', /as soon as the order has arrived/],
  ['too late', { isOpen: false }, [units(0, 1)], 409, 'too_late', /possible for 30 days after delivery/],
  ['more than is left', {}, [units(0, 3)], 409, 'too_many_units', 'Of line 1 you can send back 2 more.'],
  ['what is on its way', {}, [units(1, 1)], 409, 'too_many_units', 'All of line 2 is on its way back already.'],
  ['a line that is none', {}, [units(0, 1), units(2, 1)], 400, 'no_such_line', 'This order has no line 3.'],
  ['a line twice', {}, [units(0, 1), units(0, 1)], 400, 'no_such_line', 'Please name each line once.'],
])('%s is refused, and why is said', (_, changes, lines, status, code, words) => {
  const judge = () => judgeReturn({ ...arrived, ...changes }, lines);
  expect(judge).toThrow(words);
  expect(judge).toThrow(expect.objectContaining({ status, code }));
});
