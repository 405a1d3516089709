import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { guestHeaders } from '../sign-in/session.ts';
import { makePasskey, showPasskey } from './browserPasskeys.ts';

/** `name` is the member's own; times are ISO text. */
export type Passkey = components['schemas']['Passkey'];

/** @throws ApiProblem */
export const listPasskeys = (signal: AbortSignal): Promise<Passkey[]> =>
  withSession(signal, async (api) => (await answer(api.GET('/api/account/passkeys'))).passkeys);

/**
 * Creates a passkey on this device and registers it with the shop.
 * @throws ApiProblem `password_wanted` when the sign-in is not recent, and the browser's errors
 */
export const addPasskey = (signal: AbortSignal): Promise<Passkey> =>
  withSession(signal, async (api) => {
    const { options } = await answer(api.POST('/api/account/passkeys/options', { body: { password: '' } }));
    const credential = await makePasskey(options, signal);
    return answer(
      api.POST('/api/account/passkeys', { body: { credential: { ...credential, clientExtensionResults: {} } } }),
    );
  });

/** @throws ApiProblem */
export const renamePasskey = (id: string, name: string, signal: AbortSignal): Promise<Passkey> =>
  withSession(signal, (api) =>
    answer(api.PATCH('/api/account/passkeys/{id}', { params: { path: { id } }, body: { name } })),
  );

/** @throws ApiProblem */
export const deletePasskey = (id: string, signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.DELETE('/api/account/passkeys/{id}', { params: { path: { id } } }));
  });

/** @returns the token. @throws ApiProblem, and the browser's errors */
export async function logInWithPasskey(signal: AbortSignal): Promise<string> {
  const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
  const { options } = await answer(api.POST('/api/session/passkey/options'));
  const credential = await showPasskey(options, signal);
  const body = { credential: { ...credential, clientExtensionResults: {} } };
  return (await answer(api.POST('/api/session/passkey', { body }))).token;
}
