/** Attributes whose presence says it all, as React writes them. */
const flags =
  'allowFullScreen|async|autoFocus|autoPlay|checked|controls|default|defer|disabled|hidden|inert|loop|multiple|muted|noModule|noValidate|open|playsInline|readOnly|required|reversed|selected';
const taste = new RegExp(`/>| (?:${flags})=""| [a-z]+[A-Z][A-Za-z]*="`, 'g');

/**
 * HTML in the taste that validators recommend: no slash in `<img>`, attributes in small letters, flags without a value. A
 * parser reads the same document. React escapes `>` and `"` in texts and values, so nothing else is met.
 */
export function tidyHtml(html: string): string {
  return html.replace(taste, (written) => {
    if (written === '/>') return '>';
    return (written.endsWith('=""') ? written.slice(0, -3) : written).toLowerCase();
  });
}
