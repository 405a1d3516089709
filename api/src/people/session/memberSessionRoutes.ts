import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMemberSession, type MemberParts } from './findMember.ts';
import { endSessionOf, endSessionsOf, listSessions } from './memberSessionQueries.ts';
import { refuseForeign } from './refuseForeign.ts';

const session = z
  .object({
    id: z.string().describe('Identifies the session for ending it; it grants no access'),
    device: z.string().describe('As in "Chrome on Android"'),
    createdAt: z.string(),
    lastUsedAt: z.string().describe('Accurate to a few minutes'),
    isThis: z.boolean().describe('The browser that sent the request'),
  })
  .meta({ id: 'Session' });
const logIn = 'Please log in to see where you’re logged in.';

/** Where a member is signed in. What is ended here is refused by every api process from the next call on. */
export function memberSessionRoutes(
  app: App,
  { database, sessions, siteOrigin }: Pick<MemberParts, 'database' | 'sessions' | 'siteOrigin'>,
): void {
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/sessions',
    {
      schema: {
        operationId: 'listSessions',
        summary: 'Where the signed-in member is signed in, this browser first',
        response: { 200: z.object({ sessions: z.array(session) }), ...problems },
      },
    },
    async (request) => {
      const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
      return { sessions: await listSessions(database, accountId, sessionId) };
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    {
      onRequest,
      config: { securityEvent: { kind: 'session-end' } },
      schema: {
        operationId: 'endOneSession',
        summary: 'Signs the member out in one browser',
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { accountId } = await findMemberSession(sessions, request, logIn);
      if (!(await endSessionOf(database, accountId, request.params.id))) {
        throw new ApiProblem(404, 'session_not_found', 'You’re already logged out there.');
      }
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/account/sessions',
    {
      onRequest,
      config: { securityEvent: { kind: 'session-end' } },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Signs the member out everywhere but in this browser',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
      await endSessionsOf(database.db, accountId, sessionId);
      return reply.code(204).send(null);
    },
  );
}
