/** @jest-environment node */
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

test('a very long text is cut to 200 characters, and no emoji is split', () => {
  expect(searchedText('🐶'.repeat(300))).toBe('🐶'.repeat(200));
});
