import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { signInTrouble } from '../sign-in/formProblem.ts';

/** From the api, for `navigator.credentials`. */
type Options = Record<string, unknown>;
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type ShowOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The browser does not support passkeys. */
class NoPasskeysHere extends Error {
  override name = 'NoPasskeysHere';
}

/** Creates a passkey on the shopper's device. @throws errors that {@link passkeyTrouble} explains */
export async function makePasskey(options: Options, signal: AbortSignal) {
  const { startRegistration } = await load(signal);
  return startRegistration({ optionsJSON: options as unknown as MakeOptions });
}

/** Lets the shopper choose a passkey and use it. @throws errors that {@link passkeyTrouble} explains */
export async function showPasskey(options: Options, signal: AbortSignal) {
  const { startAuthentication } = await load(signal);
  return startAuthentication({ optionsJSON: options as unknown as ShowOptions });
}

/** Loads the library on first use. Leaving the page cancels the browser's dialog. */
async function load(signal: AbortSignal) {
  if (!('PublicKeyCredential' in window)) throw new NoPasskeysHere('This browser has no passkeys.');
  const library = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  signal.throwIfAborted();
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  return library;
}

/** The browser's errors, in words for the shopper. A refusal and a timeout have the same error. */
const words: Record<string, string> = {
  NotAllowedError: 'Your passkey wasn’t used: the request was canceled or timed out. Try again when you’re ready.',
  AbortError: 'Your passkey wasn’t used: the request was canceled or timed out. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t create a passkey for this store. Try another device.',
  ConstraintError: 'This device has no screen lock. Set up a PIN, fingerprint or face unlock first.',
  SecurityError: 'Passkeys don’t work at this address.',
  NoPasskeysHere: 'Your browser doesn’t support passkeys. Use your password instead.',
};

/** Why a passkey could not be created or used. */
export const passkeyTrouble = (error: unknown): string =>
  (error instanceof Error && words[error.name]) || signInTrouble(error);
