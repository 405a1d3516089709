import { RefusalPace } from './RefusalPace.ts';

let now = 0;
const open = () => {
  now = 60_000 * 20_000_000;
  const pace = new RefusalPace(() => now);
  pace.endMinute();
  return pace;
};

test('of one person’s refusals ten a minute have a row, and the others are counted', () => {
  const pace = open();
  const rows = Array.from({ length: 30 }, () => pace.take('sign-in', 'ada')).filter(Boolean);
  expect(rows).toHaveLength(10);
  expect(pace.take('sign-in', 'bob')).toBe(true);
  expect(pace.endMinute()).toEqual([]);
  now += 60_000;
  expect(pace.endMinute()).toEqual([{ kind: 'sign-in', times: 20 }]);
  expect(pace.endMinute()).toEqual([]);
  expect(pace.take('sign-in', 'ada')).toBe(true);
});

test('of one kind sixty a minute have a row, from all senders together, and other kinds have their own', () => {
  const pace = open();
  const rows = Array.from({ length: 500 }, (_, at) => pace.take('staff-key', at % 2 ? `person ${at}` : '')).filter(
    Boolean,
  );
  expect(rows).toHaveLength(60);
  expect(pace.take('sign-in')).toBe(true);
});

test('a process that ends gives what it has counted in a minute that is not over', () => {
  const pace = open();
  for (let at = 0; at < 70; at++) pace.take('limit');
  expect(pace.endMinute(true)).toEqual([{ kind: 'limit', times: 10 }]);
});
