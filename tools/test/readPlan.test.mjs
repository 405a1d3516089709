import { chooseShare, readPlan, SHARES } from './readPlan.mjs';

const all = ['checks', 'unit', 'e2e', 'bench'];

test('no argument is the short run of every part', () => {
  expect(readPlan([])).toEqual({ form: 'short', share: undefined, parts: all });
});

test('a share is chosen by its number, or by the commit', () => {
  expect(readPlan(['share', '3'])).toEqual({ form: 'share', share: 3, parts: all });
  expect(readPlan(['share', String(SHARES)]).share).toBe(SHARES);
  expect(readPlan(['share']).share).toBeUndefined();
});

test('parts run in a fixed order, whatever the order of the arguments', () => {
  expect(readPlan(['full', 'e2e', 'unit'])).toEqual({ form: 'full', share: undefined, parts: ['unit', 'e2e'] });
  expect(readPlan(['share', 'bench']).parts).toEqual(['bench']);
});

test('an unknown argument is refused with the list of valid ones', () => {
  expect(() => readPlan(['e3e'])).toThrow('There is no part "e3e". Use "npm test" for the short run');
  expect(() => readPlan(['share', '0'])).toThrow('There is no share 0.');
  expect(() => readPlan(['share', String(SHARES + 1)])).toThrow(`There is no share ${SHARES + 1}.`);
  expect(() => readPlan(['unit', 'full'])).toThrow('There is no part "full".');
});

const gitWith = (answers) => (command, argument) => {
  const answer = answers[argument] ?? answers[command];
  if (answer === undefined) throw new Error('no repository');
  return answer;
};

const numbers = Array.from({ length: SHARES }, (_, index) => index + 1);

test('as many consecutive commits as there are shares run all of them', () => {
  const shares = numbers.map((number) =>
    chooseShare(gitWith({ '--is-shallow-repository': 'false', 'rev-list': String(280 + number) })),
  );
  expect(new Set(shares)).toEqual(new Set(numbers));
});

test('the same commit runs the same share, in a shallow clone too', () => {
  const shallow = gitWith({ '--is-shallow-repository': 'true', HEAD: 'ffffffff00000000' });
  expect(chooseShare(shallow)).toBe(1 + (0xffffffff % SHARES));
  expect(chooseShare(shallow)).toBe(chooseShare(shallow));
});

test('a folder without git runs one of the shares', () => {
  expect(numbers).toContain(chooseShare(gitWith({})));
});
