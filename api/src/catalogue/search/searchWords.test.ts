import { searchWords, singularOf } from './searchWords.ts';

test.each([
  ['Dog Bed', ['dog', 'bed']],
  ['  leashes, BEDS  ', ['leashes', 'beds']],
  ['café crème', ['cafe', 'creme']],
  ['bed bed Bed', ['bed']],
  ["the dog's bed", ['the', 'dog', 'bed']],
  ['cats’ toys', ['cats', 'toys']],
  ['12.5 lb, 100% cotton', ['12.5', 'lb', '100', 'cotton']],
  ['self-cleaning', ['self', 'cleaning']],
  ['ｄｏｇ', ['dog']],
  ['d\u200bog', ['dog']],
  ['🐶', []],
  ['\0 %_\\ ', []],
  ['<b>bed</b>', ['b', 'bed']],
])('%j is searched as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a text of any length is searched by a few words of limited length', () => {
  const words = searchWords(`${'x'.repeat(500)} ${Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')}`);
  expect(words).toHaveLength(8);
  expect(words[0]).toHaveLength(40);
});

test.each([
  ['leashes', 'leash'],
  ['boxes', 'box'],
  ['puppies', 'puppy'],
  ['toys', 'toy'],
  ['houses', 'house'],
  ['dishes', 'dish'],
  ['glass', 'glass'],
  ['ties', 'tie'],
  ['bus', 'bus'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
