import { answer, createApi } from '@paw/api-client/http.ts';
import { safeReturnTo } from '@paw/contract/links.ts';
import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { use } from 'react';
import { guestHeaders } from '../sign-in/guestHeaders.ts';
import { useCall } from '../member/useCall.ts';
import { useReturnTo } from '../sign-in/useReturnTo.ts';
import { askByScript } from './providerScript.ts';
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
