/**
 * A phone number to press. It stays on one line, wherever it is: a hyphen becomes a dash and a word joiner, since the
 * non-breaking hyphen is missing in many fonts, ours among them.
 */
export function PhoneLink({ phone }: { phone: string }) {
  const shown = phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2013\u2060');
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{shown}</a>;
}
