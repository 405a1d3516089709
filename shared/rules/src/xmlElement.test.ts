import { xmlElement, xmlText } from './xmlElement.ts';

test('what has a meaning in XML is text', () => {
  expect(xmlElement('title', `<b> & "O'Hara"`)).toBe('<title>&lt;b&gt; &amp; &quot;O&apos;Hara&quot;</title>');
});

test('an element without text is left out', () => {
  expect(xmlElement('title', '') + xmlElement('title', undefined)).toBe('');
});

test('what XML cannot hold at all is left out, and nothing else', () => {
  expect(xmlText('a\u0000b\uFFFE c\td \u{1F43E}')).toBe('ab c\td \u{1F43E}');
});
