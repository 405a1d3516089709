/** `<name>text</name>`; nothing where there is no text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}

/** Text as it may be in an element or an attribute. What XML 1.0 (2.2) cannot hold at all is left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
