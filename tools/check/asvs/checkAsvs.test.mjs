import { asvsNumbers } from './asvsNumbers.mjs';
import { checkAsvs, findAsvsProblems } from './checkAsvs.mjs';

const tests = { 'api/src/x.test.ts': "test('a wrong key opens nothing', async () => {" };
const find = (...rows) => findAsvsProblems(rows.join('\n'), (path) => tests[path], ['1.1.1', '1.1.2']);
const first = '| 1.1.1 | Input | tested | `api/src/x.test.ts` › a wrong key opens nothing |';
const second = '| 1.1.2 | Output | n/a | No LDAP. |';

test('levels 1 and 2 have 253 requirements, each once', () => {
  expect(asvsNumbers).toHaveLength(70 + 183);
  expect(new Set(asvsNumbers).size).toBe(asvsNumbers.length);
  expect(asvsNumbers).toEqual(expect.arrayContaining(['1.2.9', '6.2.12', '10.4.11', '17.3.2']));
});

test('the shop’s own table passes', async () => {
  expect(await checkAsvs()).toEqual([]);
});

test('a row with a test that exists, and one with a reason, pass', () => {
  expect(find(first, second)).toEqual([]);
});

test.each([
  ['a requirement is missing', [first], /1\.1\.2 has no row/],
  ['a requirement has two rows', [first, second, second], /1\.1\.2 has two rows/],
  ['a number is none of the standard', [first, second, '| 1.9.9 | x | n/a | No. |'], /1\.9\.9 is no requirement/],
  ['a state is invented', [first, '| 1.1.2 | x | fine | Yes. |'], /"fine" is no state/],
  ['a reason is missing', [first, '| 1.1.2 | x | not met |  |'], /1\.1\.2 is "not met" and has no reason/],
  ['a test is missing', [first, '| 1.1.2 | x | tested | It is safe. |'], /names no test/],
  [
    'a file is missing',
    [first, '| 1.1.2 | x | tested | `api/y.test.ts` › a title |'],
    /api\/y\.test\.ts does not exist/,
  ],
  [
    'a title changed',
    [second, first.replace('a wrong key', 'a right key'), '| 2 | | |'],
    /no test with the title: a right key opens nothing/,
  ],
  [
    'a title is only part of one',
    [second, first.replace('a wrong key opens nothing', 'a wrong key')],
    /no test with the title: a wrong key/,
  ],
  [
    'one of two tests is missing',
    [second, first.replace(/ \|$/, '<br>`api/src/x.test.ts` › another |')],
    /no test with the title: another/,
  ],
])('%s: that is reported', (_, rows, words) => {
  expect(find(...rows)).toEqual([expect.stringMatching(words)]);
});
