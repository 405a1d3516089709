/** A phone number that stays on one line, wherever it stands. What is dialed is another matter. */
export function phoneText(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
