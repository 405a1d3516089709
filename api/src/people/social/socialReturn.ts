import type { FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { links } from '@paw/contract/links.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { shopOrigin, shopCookies } from '../session/shopCookies.ts';
import { type OpenIdProvider, type SocialFlow, type SocialPerson, socialScope } from './openIdProvider.ts';
import { attemptMinutes, saveAttempt, takeAttempt } from './socialQueries.ts';

export interface SocialNeeds {
  database: Database;
  siteOrigin: string;
  /** Undefined without a client id: then there is no social sign-in. */
  provider: OpenIdProvider | undefined;
}

const words = {
  social_off: 'You can’t log in with another account here. Log in with your password, or sign up.',
  social_unavailable: 'The other site isn’t responding right now. Try again in a moment, or log in with your password.',
  social_expired: 'This login took too long or was started in another browser. Please start again.',
  social_refused: 'The other site didn’t log you in, and nothing has changed. Try again, or use your password.',
};
const status = { social_off: 404, social_unavailable: 424, social_expired: 400, social_refused: 400 };
const problem = (code: keyof typeof words) => new ApiProblem(status[code], code, words[code]);

/** The way to an identity provider and back, for signing in and for linking an identity. */
export function socialReturn({ database, siteOrigin, provider }: SocialNeeds) {
  const cookies = shopCookies(siteOrigin);

  function rememberBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const secret = cookies.read(request, 'social')[0] ?? randomSecret();
    cookies.set(request, reply, 'social', secret, attemptMinutes * 60);
    return hashOf(secret);
  }

  return {
    /** What to ask the provider for, and where. @param accountId of the member who links an identity; none = signing in */
    async begin(request: FastifyRequest, reply: FastifyReply, flow: SocialFlow, accountId?: string) {
      if (!provider) throw problem('social_off');
      const [state, nonce] = [randomSecret(), randomSecret()];
      const codeVerifier = flow === 'code' ? openid.randomPKCECodeVerifier() : null;
      const { secure, host } = shopOrigin(request, siteOrigin);
      const redirectUri = `${secure ? 'https' : 'http'}://${host}${links.login()}`;
      const parameters: Record<string, string> = {
        client_id: provider.clientId,
        scope: socialScope,
        redirect_uri: redirectUri,
        response_type: flow === 'code' ? 'code' : 'id_token',
        state,
        nonce,
        ...(codeVerifier && {
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      };
      const url = await provider.addressFor(flow, parameters).catch((error: unknown) => {
        request.log.warn({ err: error }, 'The identity provider (SOCIAL_ISSUER) does not answer.');
        throw problem('social_unavailable');
      });
      const browserHash = rememberBrowser(request, reply);
      const stateHash = hashOf(state);
      await saveAttempt(database, { stateHash, browserHash, flow, nonce, codeVerifier, redirectUri, accountId });
      return { url, parameters };
    },

    /**
     * Who has signed in at the provider.
     * @param sent the query, or what was behind the #. @param accountId as it was begun
     */
    async finish(
      request: FastifyRequest,
      reply: FastifyReply,
      sent: string,
      accountId?: string,
    ): Promise<SocialPerson> {
      if (!provider) throw problem('social_off');
      const answer = sent.replace(/^[?#]/, '');
      const state = new URLSearchParams(answer).get('state') ?? '';
      const browser = cookies.read(request, 'social').map(hashOf);
      const attempt = await takeAttempt(database, hashOf(state), browser, accountId);
      if (!attempt) throw problem('social_expired');
      const { flow, redirectUri, nonce, codeVerifier } = attempt;
      const returned = new URL(`${redirectUri}${flow === 'code' ? '?' : '#'}${answer}`);
      const person = await provider
        .readAnswer(flow, returned, { state, nonce, codeVerifier })
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'The identity provider’s answer was refused.');
          throw problem('social_refused');
        });
      cookies.clear(request, reply, 'social');
      return person;
    },
  };
}
