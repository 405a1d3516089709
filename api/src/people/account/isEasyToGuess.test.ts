import { rules } from '@paw/rules/rules.ts';
import { commonPasswords } from './commonPasswords.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';
import { longCommonPasswords } from './longCommonPasswords.ts';

const { least, most } = rules.accounts.password;

test('at least 3,000 leaked passwords that the length rule allows are refused', () => {
  expect(longCommonPasswords.size).toBeGreaterThan(3000);
  for (const each of longCommonPasswords) {
    expect(each).toBe(each.normalize('NFC').toLowerCase());
    expect(each.length >= least && each.length <= most).toBe(true);
    expect(isEasyToGuess(each.toUpperCase())).toBe(true);
  }
});

test('every common beginning is stored in the form that is looked up', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  expect(
    [...commonPasswords].filter((each) => each.length < 8 || each !== each.normalize('NFC').toLowerCase()),
  ).toEqual([]);
});

test.each([
  'Password12345678',
  'sunshine!!!!!!!!',
  '2026-Princess-2026',
  'Paw Dailies 2026',
  'passwordpassword1',
  'kibblekibblekibble',
  'kibble kibble kib',
  'aaaaaaaaaaaaaaaa',
  '121212121212121',
  'qwertyuiop12345',
  'abcdefgh87654321',
  'ada@example.com',
])('"%s" is easy to guess', (password) => {
  expect(isEasyToGuess(password)).toBe(true);
});

test.each([
  'kibble and rope',
  'three loud words',
  'sunshine on a wet dog',
  'Rex was born 2019',
  'wet horse battery tower',
  '83015 27746 90461',
  'x7$Kq9!mZ2@vB4^t',
  'الكلب يحب الكرة كثيرا',
])('"%s" is not', (password) => {
  expect(isEasyToGuess(password)).toBe(false);
});
