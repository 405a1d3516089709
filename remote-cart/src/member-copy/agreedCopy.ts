import type { Agreed } from './decideCopies.ts';

/** Beside the cart, for members only. Gone at the logout. */
const AGREED_KEY = 'cart-copy';

/** Undefined when there is none, when it is damaged, or when storage is blocked. */
export function readAgreed(): Agreed | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(AGREED_KEY) ?? 'null') as Partial<Agreed> | null;
    const { account, updatedAt = null, text } = value ?? {};
    return typeof account === 'string' && typeof text === 'string' ? { account, updatedAt, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Without room for it the next visit merges once more: nothing is lost. */
export function writeAgreed(agreed: Agreed): void {
  try {
    localStorage.setItem(AGREED_KEY, JSON.stringify(agreed));
  } catch {
    forgetAgreed();
  }
}

export function forgetAgreed(): void {
  try {
    localStorage.removeItem(AGREED_KEY);
  } catch {
    // Where storage is blocked there is none.
  }
}
