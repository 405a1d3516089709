/**
 * The shopper's recent searches: an array of texts, the latest first, in the browser's storage only.
 */
const KEY = 'recent-searches';
const MOST = 5;
/** The search box's limit, in characters. */
const LIMIT = 200;

/** None when storage is blocked or its content is invalid. */
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
    // Storage is blocked: nothing is remembered.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
