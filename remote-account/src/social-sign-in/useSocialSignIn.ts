import { answer, createApi } from '@paw/api-client/http.ts';
import { safeReturnTo } from '@paw/contract/links.ts';
import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { use } from 'react';
import { guestHeaders } from '../sign-in/session.ts';
import { useCall } from '../member/useCall.ts';
import { useReturnTo } from '../sign-in/useSession.ts';
import { type SocialFlow, SocialSignInContext } from './SocialSignInProvider.tsx';

/**
 * Starts a sign-in with the provider: by its own script if that was loaded, otherwise by opening its page. The provider
 * leads back to /login, where `SocialReturn` reads the answer.
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
      // The provider leads back to one URL only, so the page to open after that is stored here.
      if (returnTo !== undefined) rememberPlace(safeReturnTo(returnTo));
      if (!requestByScript(chosen, parameters)) offer.leave(url);
    });
  return { offer, pending, problem, begin };
}

/** The clients of a provider's script, with the names that Google uses. */
interface ProviderClients {
  initCodeClient?: (request: Record<string, string>) => { requestCode: () => void };
  initTokenClient?: (request: Record<string, string>) => { requestAccessToken: () => void };
}

/**
 * Sends the request by the provider's own script, if it is loaded and supports the flow. It gets the whole request: when
 * a script omits a part (state, nonce, PKCE), the api refuses the answer.
 * @returns false when no request was sent
 */
function requestByScript(flow: SocialFlow, parameters: Record<string, string>): boolean {
  const { google } = globalThis as { google?: { accounts?: { oauth2?: ProviderClients } } };
  const { initCodeClient, initTokenClient } = google?.accounts?.oauth2 ?? {};
  const request = { ...parameters, ux_mode: 'redirect' };
  if (flow === 'code' && initCodeClient) initCodeClient(request).requestCode();
  else if (flow === 'implicit' && initTokenClient) initTokenClient(request).requestAccessToken();
  else return false;
  return true;
}
