const plausible = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

/** Catches typing mistakes, in a text without spaces at its ends; only an email can tell whether an address exists. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= 254 && plausible.test(text);
}
