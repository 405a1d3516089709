import { signInTrouble } from '../sign-in/signInTrouble.ts';

/** What browsers call it, in words for the shopper. They do not tell a shopper who said no from a time that was up. */
const words: Record<string, string> = {
  NotAllowedError: 'Your passkey wasn’t used: the request was canceled or timed out. Try again when you’re ready.',
  AbortError: 'Your passkey wasn’t used: the request was canceled or timed out. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t create a passkey for this store. Try another device.',
  ConstraintError: 'This device has no screen lock. Set up a PIN, fingerprint or face unlock first.',
  SecurityError: 'Passkeys don’t work at this address.',
  NoPasskeysHere: 'Your browser doesn’t support passkeys. Use your password instead.',
};

/** What kept a passkey from being made or used. */
export const passkeyTrouble = (error: unknown): string =>
  (error instanceof Error && words[error.name]) || signInTrouble(error);
