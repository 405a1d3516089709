import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { showPasskey } from '../../../passkey/browserPasskeys.ts';

/** @throws ApiProblem */
export const prove = (shown: { password: string } | { code: string }, signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.POST('/api/account/proof', { body: shown }));
  });

/** @throws ApiProblem, and the browser's errors */
export const proveByPasskey = (signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    const { options } = await answer(api.POST('/api/session/passkey/options'));
    const credential = await showPasskey(options, signal);
    await answer(
      api.POST('/api/account/proof', { body: { credential: { ...credential, clientExtensionResults: {} } } }),
    );
  });

/** @returns where the email is. @throws ApiProblem */
export const mailProofCode = (signal: AbortSignal): Promise<'console' | 'mail'> =>
  withSession(signal, async (api) => (await answer(api.POST('/api/account/proof/code'))).delivery);
