import { chooseFifth, readPlan } from './readPlan.mjs';

const all = ['checks', 'unit', 'e2e', 'bench'];

test('no argument is the short run of every part', () => {
  expect(readPlan([])).toEqual({ form: 'short', fifth: undefined, parts: all });
});

test('a fifth is chosen by its number, or by the commit', () => {
  expect(readPlan(['fifth', '3'])).toEqual({ form: 'fifth', fifth: 3, parts: all });
  expect(readPlan(['fifth']).fifth).toBeUndefined();
});

test('parts run in a fixed order, whatever the order of the arguments', () => {
  expect(readPlan(['full', 'e2e', 'unit'])).toEqual({ form: 'full', fifth: undefined, parts: ['unit', 'e2e'] });
  expect(readPlan(['fifth', 'bench']).parts).toEqual(['bench']);
});

test('an unknown argument is refused with the list of valid ones', () => {
  expect(() => readPlan(['e3e'])).toThrow('There is no part "e3e". Use "npm test" for the short run');
  expect(() => readPlan(['fifth', '6'])).toThrow('There is no fifth 6.');
  expect(() => readPlan(['unit', 'full'])).toThrow('There is no part "full".');
});

const gitWith = (answers) => (command, argument) => {
  const answer = answers[argument] ?? answers[command];
  if (answer === undefined) throw new Error('no repository');
  return answer;
};

test('five consecutive commits run all fifths', () => {
  const fifths = [280, 281, 282, 283, 284].map((count) =>
    chooseFifth(gitWith({ '--is-shallow-repository': 'false', 'rev-list': String(count) })),
  );
  expect(new Set(fifths)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('the same commit runs the same fifth, in a shallow clone too', () => {
  const shallow = gitWith({ '--is-shallow-repository': 'true', HEAD: 'ffffffff00000000' });
  expect(chooseFifth(shallow)).toBe(1 + (0xffffffff % 5));
  expect(chooseFifth(shallow)).toBe(chooseFifth(shallow));
});

test('a folder without git runs one of the fifths', () => {
  expect([1, 2, 3, 4, 5]).toContain(chooseFifth(gitWith({})));
});
