/** @jest-environment node */
import { isPlainLine, isPlainText, isVisible, lengthOf } from './plainText.ts';

test.each(['Ada', 'Zoë O’Neil-Smith', '東京', '🐕 & 🐈', 'مرحبا', ''])('%j is plain', (text) => {
  expect([isPlainText(text), isPlainLine(text)]).toEqual([true, true]);
});

test.each(['two\nlines', 'a\ttab'])('%j is plain, but not one line', (text) => {
  expect([isPlainText(text), isPlainLine(text)]).toEqual([true, false]);
});

test.each(['a\0b', 'a\rb', '\u001b[31m', '\u0085', '\ud800', 'a\u2028b', 'a\u2029b', 'a\u202eb', 'a\u2066b'])(
  '%j is not plain',
  (text) => {
    expect([isPlainText(text), isPlainLine(text)]).toEqual([false, false]);
  },
);

test.each([
  ['', false],
  [' \u200b\u00a0', false],
  ['?', true],
  ['7', true],
  ['🐕', true],
])('%j is visible: %p', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});

test('a character is counted once, however JavaScript stores it', () => {
  expect(lengthOf('🐕🐈')).toBe(2);
});
