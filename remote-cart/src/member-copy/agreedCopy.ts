import type { Agreed } from './decideCopies.ts';

/** For members only. Removed at logout. */
const AGREED_KEY = 'cart-copy';

/** Undefined when none is stored, when it is damaged, or when storage is blocked. */
export function readAgreed(): Agreed | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(AGREED_KEY) ?? 'null') as Partial<Agreed> | null;
    const { account, updatedAt = null, text } = value ?? {};
    return typeof account === 'string' && typeof text === 'string' ? { account, updatedAt, text } : undefined;
  } catch {
    return undefined;
  }
}

/** When storage is full, the next visit merges again: nothing is lost. */
export function writeAgreed(agreed: Agreed): void {
  try {
    localStorage.setItem(AGREED_KEY, JSON.stringify(agreed));
  } catch {
    forgetAgreed();
  }
}

/** The shopper changed this browser's cart: a line that is removed and added again must not count as unchanged. */
export function noteChange(): void {
  const agreed = readAgreed();
  if (agreed?.text) writeAgreed({ ...agreed, text: '' });
}

export function forgetAgreed(): void {
  try {
    localStorage.removeItem(AGREED_KEY);
  } catch {
    // Blocked storage holds none.
  }
}
