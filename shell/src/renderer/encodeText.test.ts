/** @jest-environment node */
import { encodeText } from './encodeText.ts';

test.each([
  [['<p>', 'It’s “good” — 🐕', '</p>']],
  [['', 'only this', '']],
  [[]],
  // A lone surrogate is written as the replacement character, as by TextEncoder.
  [['\ud800', 'x']],
])('the bytes of %j are those of the joined text', (parts) => {
  expect(encodeText(parts)).toEqual(new TextEncoder().encode(parts.join('')));
});

test('a text keeps its bytes when another one is encoded after it', () => {
  const first = encodeText(['first’']);
  encodeText(['other’']);
  expect(new TextDecoder().decode(first)).toBe('first’');
  expect(first.buffer.byteLength).toBe(first.length);
});

test('a text that is too long for the kept memory is encoded whole', () => {
  const long = '’'.repeat(2 ** 21);
  expect(encodeText(['<', long, '>']).length).toBe(3 * long.length + 2);
});
