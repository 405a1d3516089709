import { z } from 'zod';
import { readEmail, readName } from '../account/accountFields.ts';
import type { SignIn } from '../account/signIn.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import type { SocialPerson } from './openIdProvider.ts';
import { findOrCreateMember } from './socialQueries.ts';
import { type SocialNeeds, socialReturn } from './socialReturn.ts';
import { socialBody, socialRequest } from './socialSchemas.ts';

const words = {
  unconfirmed:
    'The other site hasn’t confirmed your email address, so we can’t tell that it’s yours. Confirm it there, or sign up here.',
  unlinked:
    'This sign-in was removed from your account. Log in another way, or reset your password, then link it again under Security.',
};

/** Sign-in with an account elsewhere: the browser goes there and returns to /login, and the api verifies the answer. */
export function socialRoutes(app: App, { signIn, ...needs }: SocialNeeds & { signIn: SignIn }): void {
  const social = socialReturn(needs);
  const onRequest = refuseForeign(needs.siteOrigin);

  app.post(
    '/api/social/start',
    {
      onRequest,
      schema: {
        operationId: 'startSocialSignIn',
        summary: 'The authorization request for the identity provider; the code flow uses PKCE',
        body: socialBody,
        response: { 200: socialRequest, ...problems },
      },
    },
    async (request, reply) => social.begin(request, reply, request.body.flow),
  );

  app.post(
    '/api/social/confirm',
    {
      onRequest,
      config: { securityEvent: { kind: 'sign-in', way: 'provider' } },
      schema: {
        operationId: 'confirmSocialSignIn',
        summary: 'Signs in with what the provider returned, once, in the browser that started it',
        body: z.object({ answer: requestText(16_000).describe('The query, or the part after the #') }),
        response: { 200: z.object({ token: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const person = await social.finish(request, reply, request.body.answer);
      const account = await findOrCreateMember(needs.database, person, contactOf(person));
      if (typeof account === 'string') throw new ApiProblem(409, `social_${account}`, words[account]);
      request.eventPerson = account.id;
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
