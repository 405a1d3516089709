import { searchWords } from './searchWords.ts';

test.each([
  ['Dog Bed', ['dog', 'bed']],
  ['  leashes, BEDS  ', ['leash', 'bed']],
  ['Bowls & Feeders', ['bowl', 'feeder']],
  ['café crème', ['cafe', 'creme']],
  ['bed bed beds', ['bed']],
  ['gas', ['gas']],
  ['a bed for my dog', ['bed', 'dog']],
  ['the', []],
  ['100% cotton', ['100', 'cotton']],
  ['🐶', []],
  ['\0 %_\\ ', []],
])('%p is searched by %p', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a text of any length is searched by a few words of a bounded length', () => {
  const words = searchWords(`${'x'.repeat(500)} ${Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')}`);
  expect(words).toHaveLength(8);
  expect(words[0]).toHaveLength(40);
});
