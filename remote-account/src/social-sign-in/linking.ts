const key = 'linking';

/** The request with which this tab links a sign-in: what comes back for it signs nobody in. */
export function rememberLinking(state: string): void {
  try {
    sessionStorage.setItem(key, state);
  } catch {
    // Without storage the answer is refused as a sign-in, and the member reads that.
  }
}

/** Whether an answer is for that request. It is asked once. */
export function takeLinking(returned: string): boolean {
  try {
    const state = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return Boolean(state) && new URLSearchParams(returned.slice(1)).get('state') === state;
  } catch {
    return false;
  }
}
