import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findAccount } from '../account/accountQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import {
  deleteWaitingNotice,
  isSubscribed,
  listWaitingNotices,
  subscribeMember,
  unsubscribeMember,
} from './mailChoiceQueries.ts';

const choices = z
  .object({
    newsletter: z.boolean(),
    stockNotices: z
      .array(
        z.object({
          id: z.int(),
          slug: z.string(),
          title: z.string(),
          size: z.string(),
          color: z.string(),
          sku: z.string(),
          confirmed: z.boolean().describe('The link in the email was opened; until then, no email is sent'),
        }),
      )
      .describe('Back-in-stock emails that the member asked for, newest first'),
  })
  .meta({ id: 'MailChoices' });
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const logIn = 'Please log in to choose your emails.';

/** Which emails a member gets besides those about orders and the account. */
export function mailChoiceRoutes(app: App, { database, sessions, siteOrigin, wake }: MemberParts): void {
  const onRequest = refuseForeign(siteOrigin);

  async function getAddress(request: FastifyRequest): Promise<string> {
    const account = await findAccount(database, await findMember(sessions, request, logIn));
    if (account) return account.email;
    throw new ApiProblem(403, 'signed_out', logIn);
  }
  const getChoices = async (email: string) => ({
    newsletter: await isSubscribed(database, email),
    stockNotices: await listWaitingNotices(database, email),
  });

  app.get(
    '/api/account/mails',
    {
      schema: {
        operationId: 'getMailChoices',
        summary: 'Which emails the signed-in member gets',
        response: { 200: choices, ...problems },
      },
    },
    async (request) => getChoices(await getAddress(request)),
  );

  app.put(
    '/api/account/mails',
    {
      onRequest,
      schema: {
        operationId: 'chooseMails',
        summary: 'Subscribes or unsubscribes the signed-in member’s address',
        body: z.object({ newsletter: z.boolean() }),
        response: { 200: choices, ...problems },
      },
    },
    async (request) => {
      const email = await getAddress(request);
      const change = request.body.newsletter ? subscribeMember : unsubscribeMember;
      await database.transaction((tx) => change(tx, email));
      wake();
      return getChoices(email);
    },
  );

  app.delete(
    '/api/account/stock-notices/:id',
    {
      onRequest,
      schema: {
        operationId: 'deleteStockNotice',
        summary: 'Cancels this email for the signed-in member',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const isGone = await deleteWaitingNotice(database, await getAddress(request), request.params.id);
      if (isGone) return reply.code(204).send(null);
      throw new ApiProblem(404, 'notice_not_found', 'You’re no longer waiting for this email.');
    },
  );
}
