import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { signInTrouble } from '../sign-in/formProblem.ts';

/** As the api sends them, for `navigator.credentials`. */
type Options = Record<string, unknown>;
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type ShowOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Thrown where a browser has no passkeys at all. */
class NoPasskeysHere extends Error {
  override name = 'NoPasskeysHere';
}

/** Has the shopper's device make a passkey. @throws what {@link passkeyTrouble} has words for */
export async function makePasskey(options: Options, signal: AbortSignal) {
  const { startRegistration } = await load(signal);
  return startRegistration({ optionsJSON: options as unknown as MakeOptions });
}

/** Has the shopper choose one of their passkeys and show it. @throws what {@link passkeyTrouble} has words for */
export async function showPasskey(options: Options, signal: AbortSignal) {
  const { startAuthentication } = await load(signal);
  return startAuthentication({ optionsJSON: options as unknown as ShowOptions });
}

/** The library comes when somebody wants a passkey, not before. Who leaves the page is asked for nothing more. */
async function load(signal: AbortSignal) {
  if (!('PublicKeyCredential' in window)) throw new NoPasskeysHere('This browser has no passkeys.');
  const library = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  signal.throwIfAborted();
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  return library;
}

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
