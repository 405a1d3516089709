import { oneTypoFrom, typosBetween } from './typos.ts';

test.each([
  ['collar', 'collar', 0],
  ['colar', 'collar', 1],
  ['colllar', 'collar', 1],
  ['cellar', 'collar', 1],
  ['colalr', 'collar', 1],
  ['ocllar', 'collar', 1],
  ['colr', 'collar', 2],
  ['dog', 'cat', 3],
  ['', 'cat', 3],
])('%p and %p are %p typos apart', (one, other, typos) => {
  expect(typosBetween(one, other)).toBe(typos);
  expect(typosBetween(other, one)).toBe(typos);
});

test('every variation by one typo is one typo away, and all four kinds of typo are covered', () => {
  const near = oneTypoFrom('bed');
  expect(near.every((text) => typosBetween(text, 'bed') === 1)).toBe(true);
  expect(near).toEqual(expect.arrayContaining(['bd', 'beed', 'bad', 'ebd', 'bde', 'xbed', 'bedx']));
  expect(new Set(near).size).toBe(near.length);
});
