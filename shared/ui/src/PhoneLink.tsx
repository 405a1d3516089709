/**
 * A link to a phone number, always on one line: a hyphen becomes a dash and a word joiner, because many fonts, including the
 * shop's, lack the non-breaking hyphen.
 */
export function PhoneLink({ phone }: { phone: string }) {
  const shown = phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2013\u2060');
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{shown}</a>;
}
