import { z } from 'zod';
import { findProvedOwner } from '../account/findProvedOwner.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { findMember, findMemberSession, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { linkIdentity, listIdentities, unlinkIdentity } from './identityQueries.ts';
import { type SocialNeeds, socialReturn } from './socialReturn.ts';
import { socialBody, socialRequest } from './socialSchemas.ts';

const identity = z
  .object({
    id: z.string(),
    provider: z.string().describe('The host of the provider: accounts.google.com'),
    linkedAt: z.string(),
  })
  .meta({ id: 'Identity' });
const logIn = 'Please log in to see your linked sign-ins.';
const words = {
  identity_taken: 'That sign-in belongs to another account.',
  identity_not_found: 'This sign-in isn’t on your account anymore.',
  last_way: 'This is the only way to log in to your account. Choose a password or add a passkey first.',
};
const problem = (status: number, code: keyof typeof words) => new ApiProblem(status, code, words[code]);

/** A member's sign-ins with identity providers. Linking and unlinking one needs fresh proof, and sends an email. */
export function identityRoutes(app: App, needs: MemberParts & SocialNeeds): void {
  const { database, sessions, siteOrigin, wake } = needs;
  const social = socialReturn(needs);
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/identities',
    {
      schema: {
        operationId: 'listIdentities',
        summary: 'The signed-in member’s sign-ins with identity providers, the oldest first',
        response: { 200: z.object({ identities: z.array(identity) }), ...problems },
      },
    },
    async (request) => ({ identities: await listIdentities(database, await findMember(sessions, request, logIn)) }),
  );

  app.post(
    '/api/account/identities/start',
    {
      onRequest,
      schema: {
        operationId: 'startIdentity',
        summary: 'The authorization request that links an identity to the signed-in member’s account',
        body: socialBody,
        response: { 200: socialRequest, ...problems },
      },
    },
    async (request, reply) => {
      const { id } = await findProvedOwner(database, sessions, request, logIn);
      return social.begin(request, reply, request.body.flow, id);
    },
  );

  app.post(
    '/api/account/identities',
    {
      onRequest,
      config: { securityEvent: { kind: 'credentials', way: 'provider' } },
      schema: {
        operationId: 'linkIdentity',
        summary: 'Links the identity that the provider returned, once, in the browser and account that started it',
        body: z.object({ answer: requestText(16_000).describe('The query, or the part after the #') }),
        response: { 201: identity, ...problems },
      },
    },
    async (request, reply) => {
      const owner = await findMemberSession(sessions, request, logIn);
      const person = await social.finish(request, reply, request.body.answer, owner.accountId);
      const linked = await linkIdentity(database, owner, person);
      if (linked === 'taken') throw problem(409, 'identity_taken');
      wake();
      return reply.code(201).send(linked);
    },
  );

  app.delete(
    '/api/account/identities/:id',
    {
      onRequest,
      config: { securityEvent: { kind: 'credentials', way: 'provider' } },
      schema: {
        operationId: 'unlinkIdentity',
        summary: 'Unlinks an identity, so it no longer signs anyone in; the last way to sign in stays',
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { id: accountId, sessionId } = await findProvedOwner(database, sessions, request, logIn);
      const outcome = await unlinkIdentity(database, { accountId, sessionId }, request.params.id);
      if (outcome === 'unknown') throw problem(404, 'identity_not_found');
      if (outcome === 'last') throw problem(409, 'last_way');
      wake();
      return reply.code(204).send(null);
    },
  );
}
