import { searchedText } from './loadSearch.ts';

test.each([
  ['  dog \n\t bed ', 'dog bed'],
  ['a\0b', 'a b'],
  ['100% <b> & "x" / #1?', '100% <b> & "x" / #1?'],
  ['\u202egod', 'god'],
  ['👩‍🚀 collar', '👩‍🚀 collar'],
  [' ', ''],
])('%p is shown as %p', (text, shown) => {
  expect(searchedText(text)).toBe(shown);
});

test('of a very long text the first 200 characters are left, and no emoji is cut', () => {
  expect(searchedText('🐶'.repeat(300))).toBe('🐶'.repeat(200));
});
