import { answer, createApi } from '@paw/api-client/http.ts';
import { safeReturnTo } from '@paw/contract/links.ts';
import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { use } from 'react';
import { guestHeaders } from '../sign-in/session.ts';
import { useCall } from '../member/useCall.ts';
import { useReturnTo } from '../sign-in/useSession.ts';
import { type SocialFlow, SocialSignInContext } from './SocialSignInProvider.tsx';

/**
 * Begins a sign-in with the provider, by its own script where that was loaded, else by going there. It ends at /login,
 * which reads what comes back (`SocialReturn`).
 * @param flow of the code (with PKCE) or implicit; the shop's own when not given
 */
export function useSocialSignIn(flow?: SocialFlow) {
  const offer = use(SocialSignInContext);
  const returnTo = useReturnTo();
  const { pending, problem, run } = useCall();
  const begin = () =>
    void run(async (signal) => {
      if (!offer) return;
      const chosen = flow ?? offer.flow;
      const api = createApi({ baseUrl: '', signal, headers: guestHeaders() });
      const { url, parameters } = await answer(api.POST('/api/social/start', { body: { flow: chosen } }));
      if (signal.aborted) return;
      // The provider leads back to one address only: where to go on from there is remembered here.
      if (returnTo !== undefined) rememberPlace(safeReturnTo(returnTo));
      if (!askByScript(chosen, parameters)) offer.leave(url);
    });
  return { offer, pending, problem, begin };
}

/** What a provider's script puts on the page, by the names that Google's has. */
interface ProviderClients {
  initCodeClient?: (request: Record<string, string>) => { requestCode: () => void };
  initTokenClient?: (request: Record<string, string>) => { requestAccessToken: () => void };
}

/**
 * Has the provider's own script ask, when it is there and knows the flow. It gets the whole request: a script that
 * leaves some of it out (state, nonce, PKCE) fails at the api, which checks what comes back.
 * @returns false when nothing was asked
 */
function askByScript(flow: SocialFlow, parameters: Record<string, string>): boolean {
  const { google } = globalThis as { google?: { accounts?: { oauth2?: ProviderClients } } };
  const { initCodeClient, initTokenClient } = google?.accounts?.oauth2 ?? {};
  const request = { ...parameters, ux_mode: 'redirect' };
  if (flow === 'code' && initCodeClient) initCodeClient(request).requestCode();
  else if (flow === 'implicit' && initTokenClient) initTokenClient(request).requestAccessToken();
  else return false;
  return true;
}
