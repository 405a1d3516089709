import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** A linked sign-in with an identity provider; `linkedAt` is ISO text. */
export type Identity = components['schemas']['Identity'];

/** @throws ApiProblem */
export const listIdentities = (signal: AbortSignal): Promise<Identity[]> =>
  withSession(signal, async (api) => (await answer(api.GET('/api/account/identities'))).identities);

/** @returns the provider's URL; the provider leads back to /login. @throws ApiProblem */
export const startIdentity = (flow: 'code' | 'implicit', signal: AbortSignal): Promise<string> =>
  withSession(signal, async (api) => {
    const { url, parameters } = await answer(api.POST('/api/account/identities/start', { body: { flow } }));
    rememberLinking(parameters.state ?? '');
    return url;
  });

/** @param returned the provider's answer. @throws ApiProblem */
export const linkIdentity = (returned: string, signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.POST('/api/account/identities', { body: { answer: returned } }));
  });

/** @throws ApiProblem */
export const unlinkIdentity = (id: string, signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.DELETE('/api/account/identities/{id}', { params: { path: { id } } }));
  });

const key = 'linking';

/** Remembers the request with which this tab links a sign-in: its answer must not sign in. */
export function rememberLinking(state: string): void {
  try {
    sessionStorage.setItem(key, state);
  } catch {
    // Without storage the api refuses the answer as a sign-in, and the page shows why.
  }
}

/** Whether an answer belongs to that request. It is true once. */
export function isLinkingAnswer(returned: string): boolean {
  try {
    const state = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return Boolean(state) && new URLSearchParams(returned.slice(1)).get('state') === state;
  } catch {
    return false;
  }
}
