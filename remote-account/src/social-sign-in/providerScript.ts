import type { SocialFlow } from './SocialSignInProvider.tsx';

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
export function askByScript(flow: SocialFlow, parameters: Record<string, string>): boolean {
  const { google } = globalThis as { google?: { accounts?: { oauth2?: ProviderClients } } };
  const { initCodeClient, initTokenClient } = google?.accounts?.oauth2 ?? {};
  const request = { ...parameters, ux_mode: 'redirect' };
  if (flow === 'code' && initCodeClient) initCodeClient(request).requestCode();
  else if (flow === 'implicit' && initTokenClient) initTokenClient(request).requestAccessToken();
  else return false;
  return true;
}
