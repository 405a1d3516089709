const plausible = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

/** Enough to catch slips, of a text without blanks at its ends; whether an address exists only a mail can tell. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= 254 && plausible.test(text);
}
