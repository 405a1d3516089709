import { chooseFifth } from './chooseFifth.mjs';

const gitWith = (answers) => (command, argument) => {
  const answer = answers[argument] ?? answers[command];
  if (answer === undefined) throw new Error('no repository');
  return answer;
};

test('five commits in a row run every fifth', () => {
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

test('a folder without git runs one of them', () => {
  expect([1, 2, 3, 4, 5]).toContain(chooseFifth(gitWith({})));
});
