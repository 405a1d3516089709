export const VIEWED_KEY = 'recently-viewed';

/** The stored text; '' when there is none, or storage is blocked. A module of its own, because the home page loads it. */
export function readViewed(): string {
  try {
    return localStorage.getItem(VIEWED_KEY) ?? '';
  } catch {
    return '';
  }
}
