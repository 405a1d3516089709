/**
 * What this browser's shopper searched for: a plain array of texts, the latest first, in the browser's own storage and
 * nowhere else.
 */
const KEY = 'recent-searches';
const MOST = 5;
/** As long as the box allows. Characters */
const LIMIT = 200;

/** None when the browser gives no storage, or holds something else there. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((text) => typeof text === 'string' && text !== '' && text.length <= LIMIT).slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (!searched || searched.length > LIMIT) return;
  const others = readRecent().filter((other) => other.toLowerCase() !== searched.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([searched, ...others].slice(0, MOST)));
  } catch {
    // A convenience, and nobody was promised it.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
