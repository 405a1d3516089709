import { z } from 'zod';
import { clientAddress } from '@paw/node/clientAddress.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { refuseForeign } from './refuseForeign.ts';
import type { MemberParts } from './findMember.ts';

const token = z.object({ token: z.string() });

const tooManyGuests = 'Many people are checking out from your network right now. Please wait %, or log in.';

export function sessionRoutes(
  app: App,
  { database, sessions, siteOrigin }: Pick<MemberParts, 'database' | 'sessions' | 'siteOrigin'>,
): void {
  const tries = tryQueries(database);
  const onRequest = refuseForeign(siteOrigin);

  app.post(
    '/api/session/guest',
    {
      onRequest,
      errorHandler: sendRefusal,
      schema: {
        operationId: 'createGuestSession',
        summary:
          'Returns a token for shopping without an account, valid for 30 days once it is used, and sets its cookie',
        response: { 201: token, ...problems },
      },
    },
    async (request, reply) => {
      const address = clientAddress(request);
      const wait = await tries.insertTry('guest', { account: address, address });
      if (wait) throw new Refusal(wait, tooManyGuests);
      return reply.code(201).send({ token: await sessions.start(request, reply) });
    },
  );

  app.post(
    '/api/session/renew',
    {
      onRequest,
      schema: {
        operationId: 'renewSession',
        summary:
          'Extends the session of the token (Authorization: Bearer) and its cookie to 30 days from now, and to 90 days from its beginning at most; 401 signed_out = it has ended',
        response: { 200: token, ...problems },
      },
    },
    async (request, reply) => ({ token: await sessions.renew(request, reply) }),
  );

  app.delete(
    '/api/session',
    {
      onRequest,
      schema: {
        operationId: 'endSession',
        summary: 'Logs out: ends the session of the cookie, even with an expired or damaged token',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      // What it says does not matter, but only a page of the shop can send it.
      if (!request.headers.authorization) {
        const words = 'Nothing changed: the request had no token. Log out from a page of the store.';
        throw new ApiProblem(403, 'foreign_request', words);
      }
      await sessions.end(request, reply);
      return reply.code(204).send(null);
    },
  );
}
