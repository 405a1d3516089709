export const VIEWED_KEY = 'recently-viewed';

/** What is stored, as it is; '' when there is nothing, or the browser gives no storage. */
export function readViewed(): string {
  try {
    return localStorage.getItem(VIEWED_KEY) ?? '';
  } catch {
    return '';
  }
}
