/** @jest-environment node */
import { xmlElement, xmlText } from './xmlElement.ts';

test("XML's special characters are escaped", () => {
  expect(xmlElement('title', `<b> & "O'Hara"`)).toBe('<title>&lt;b&gt; &amp; &quot;O&apos;Hara&quot;</title>');
});

test('an element without text is omitted', () => {
  expect(xmlElement('title', '') + xmlElement('title', undefined)).toBe('');
});

test('only characters that XML does not allow are omitted', () => {
  expect(xmlText('a\u0000b\uFFFE c\td \u{1F43E}')).toBe('ab c\td \u{1F43E}');
});
