/** Nobody searches for more; the rest is left out of the search and of its heading. Characters */
const LIMIT = 200;

/**
 * What the shopper searched for, fit to be shown: in one line, without control characters and marks that would turn the
 * direction of the words around it.
 */
export function searchedText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, LIMIT).join('').trimEnd();
}
