import { signInTrouble } from '../sign-in/signInTrouble.ts';

/** What browsers call it, in words for the shopper. They do not tell a shopper who said no from a time that was up. */
const words: Record<string, string> = {
  NotAllowedError: 'No passkey was used: nobody said yes in time. Try again when you are ready.',
  AbortError: 'No passkey was used: nobody said yes in time. Try again when you are ready.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey for this shop. Try another one.',
  ConstraintError: 'This device cannot ask who you are. Set up a PIN, a fingerprint or a face on it first.',
  SecurityError: 'Your browser uses no passkeys at this address.',
  NoPasskeysHere: 'Your browser has no passkeys. Use your password instead.',
};

/** What kept a passkey from being made or used. */
export const passkeyTrouble = (error: unknown): string =>
  (error instanceof Error && words[error.name]) || signInTrouble(error);
