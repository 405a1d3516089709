import { describeEntry } from './logEntry.ts';
import { isPlainText, plainLine, plainText } from './plainText.ts';

test('A terminal shows control characters of names and does not obey them', () => {
  expect(plainLine('a\u001b[2Jb\nc\u202e')).toBe('a\\x1b[2Jb\\x0ac\\u202e');
  expect(plainText('a\nb\u0007')).toBe('a\nb\\x07');
  expect([isPlainText('Zoë’s CI, 猫'), isPlainText('a\tb')]).toEqual([true, false]);
});

test('An entry of the log is one line, whatever its writer claims to be', () => {
  const entry = { at: '2026-01-01', by: 'ana\n2 bob', action: 'activate', reason: '\u001b]0;x\u0007' };
  expect(describeEntry(entry)).not.toMatch(/\p{Cc}/u);
});
