import type { FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { z } from 'zod';
import { links } from '@paw/shared/contract/links.ts';
import { readEmail, readName } from '../account/accountFields.ts';
import type { SignIn } from '../account/signIn.ts';
import { ApiProblem, apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import { requestText } from '../cart/requestText.ts';
import type { Database } from '../database/database.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { shopAddress } from '../session/shopAddress.ts';
import { shopCookies } from '../session/shopCookies.ts';
import { type OpenIdProvider, type SocialPerson, socialScope } from './openIdProvider.ts';
import { attemptMinutes, findOrCreateMember, saveAttempt, takeAttempt } from './socialQueries.ts';

interface Needs {
  database: Database;
  signIn: SignIn;
  siteOrigin: string;
  /** Undefined without a client id: then there is no social sign-in. */
  provider: OpenIdProvider | undefined;
}

const words = {
  social_off: 'You can’t log in with another account here. Log in with your password, or sign up.',
  social_unavailable: 'The other site isn’t responding right now. Try again in a moment, or log in with your password.',
  social_expired: 'This login took too long or was started in another browser. Please start again.',
  social_refused: 'The other site didn’t log you in, and nothing has changed. Try again, or use your password.',
  social_unconfirmed:
    'The other site hasn’t confirmed your email address, so we can’t tell that it’s yours. Confirm it there, or sign up here.',
};
const status = {
  social_off: 404,
  social_unavailable: 424,
  social_expired: 400,
  social_refused: 400,
  social_unconfirmed: 409,
};
const problem = (code: keyof typeof words) => new ApiProblem(status[code], code, words[code]);
const problems = { '4xx': apiProblem, '5xx': apiProblem };

/** Sign-in with an account elsewhere: the browser goes there and comes back to /login, and the api checks what it brings. */
export function socialRoutes(app: App, { database, signIn, siteOrigin, provider }: Needs): void {
  const cookies = shopCookies(siteOrigin);
  const onRequest = refuseForeign(siteOrigin);

  function rememberBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const secret = cookies.read(request, 'social')[0] ?? randomSecret();
    cookies.set(request, reply, 'social', secret, attemptMinutes * 60);
    return hashOf(secret);
  }

  app.post(
    '/api/social/start',
    {
      onRequest,
      schema: {
        operationId: 'startSocialSignIn',
        summary: 'What to ask the identity provider for, and where; the code flow comes with PKCE',
        body: z.object({ flow: z.enum(['code', 'implicit']).default('code') }),
        response: {
          200: z.object({
            url: z.string().describe('Where the browser goes'),
            parameters: z.record(z.string(), z.string()).describe('The same request, for a provider’s own script'),
          }),
          ...problems,
        },
      },
    },
    async (request, reply) => {
      if (!provider) throw problem('social_off');
      const { flow } = request.body;
      const [state, nonce] = [randomSecret(), randomSecret()];
      const codeVerifier = flow === 'code' ? openid.randomPKCECodeVerifier() : null;
      const { secure, host } = shopAddress(request, siteOrigin);
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
      await saveAttempt(database, { stateHash, browserHash, flow, nonce, codeVerifier, redirectUri });
      return { url, parameters };
    },
  );

  app.post(
    '/api/social/confirm',
    {
      onRequest,
      schema: {
        operationId: 'confirmSocialSignIn',
        summary: 'What the provider sent back, once, in the browser that began it: signs in',
        body: z.object({ answer: requestText(16_000).describe('The query, or what stood behind the #') }),
        response: { 200: z.object({ token: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      if (!provider) throw problem('social_off');
      const answer = request.body.answer.replace(/^[?#]/, '');
      const state = new URLSearchParams(answer).get('state') ?? '';
      const browser = cookies.read(request, 'social').map(hashOf);
      const attempt = await takeAttempt(database, hashOf(state), browser);
      if (!attempt) throw problem('social_expired');
      const { flow, redirectUri, nonce, codeVerifier } = attempt;
      const returned = new URL(`${redirectUri}${flow === 'code' ? '?' : '#'}${answer}`);
      const person = await provider
        .readAnswer(flow, returned, { state, nonce, codeVerifier })
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'The identity provider’s answer was refused.');
          throw problem('social_refused');
        });
      const account = await findOrCreateMember(database, person, contactOf(person));
      if (!account) throw problem('social_unconfirmed');
      cookies.clear(request, reply, 'social');
      return { token: await signIn(request, reply, account) };
    },
  );
}

/** Undefined when there is no address, or none that a member could have. */
function contactOf({ email, name }: SocialPerson) {
  try {
    const { email: compared, typed } = readEmail(email ?? '');
    return { email: compared, typed, name: nameOf(name, typed) };
  } catch {
    return undefined;
  }
}

function nameOf(name: string | undefined, email: string): string {
  try {
    return readName(name ?? '');
  } catch {
    return Array.from(email.split('@')[0] ?? email)
      .slice(0, 80)
      .join('');
  }
}
