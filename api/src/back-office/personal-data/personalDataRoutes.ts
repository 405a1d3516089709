import { z } from 'zod';
import { findAccount } from '../../people/account/accountQueries.ts';
import { isPassword } from '../../people/account/passwords.ts';
import { sendRefusal } from '../../platform/tries/Refusal.ts';
import { signInGuard, trierOf } from '../../people/account/signInGuard.ts';
import { WorkQueue } from '../../platform/tries/WorkQueue.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../../people/session/findMember.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { askForDeletion, takeBackDeletion } from '../../people/person/deletionQueries.ts';
import { exportPerson } from './exportPerson.ts';
import { findPerson } from '../../people/person/Person.ts';

const logIn = 'Please log in to see your data.';
const wrongPassword = 'That password isn’t right. Forgot it, or never set one? Reset it from the login page first.';
/** One export reads every table: one at a time, and few that wait. */
const exportsWaiting = 5;

/** Everything that the shop keeps of a member: to take along, and to be deleted. */
export function personalDataRoutes(app: App, { database, sessions, siteOrigin, wake }: MemberParts): void {
  const guard = signInGuard(database);
  const queue = new WorkQueue(exportsWaiting);
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/export',
    {
      errorHandler: sendRefusal,
      schema: {
        operationId: 'exportMyData',
        summary: 'Everything that the shop stores about the signed-in member, as JSON and CSV in one zip',
        response: {
          200: { description: 'A zip', content: { 'application/zip': { schema: z.instanceof(Buffer) } } },
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      const person = await findPerson(database, accountId);
      if (!person) throw new ApiProblem(403, 'signed_out', logIn);
      const zip = await queue.run(() => exportPerson(database, person));
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .header('content-disposition', `attachment; filename="paw-dailies-${day}.zip"`)
        .type('application/zip')
        .send(zip);
    },
  );

  app.post(
    '/api/account/deletion',
    {
      onRequest,
      errorHandler: sendRefusal,
      config: { securityEvent: { kind: 'credentials', way: 'deletion' } },
      schema: {
        operationId: 'deleteAccount',
        summary: 'Schedules the deletion of the signed-in member’s account; it can be canceled until then',
        body: z.object({ password: z.string().max(1024) }),
        response: { 200: z.object({ at: z.string().describe('When it will be deleted, ISO') }), ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      const account = await findAccount(database, accountId);
      if (!account) throw new ApiProblem(403, 'signed_out', logIn);
      const trier = trierOf(request, account.email);
      const compare = () => isPassword(request.body.password, account.passwordHash, trier);
      const isRight = await guard.compare(trier, compare);
      if (!isRight) throw new ApiProblem(401, 'wrong_password', wrongPassword);
      const at = await askForDeletion(database, accountId);
      wake();
      return { at };
    },
  );

  app.delete(
    '/api/account/deletion',
    {
      onRequest,
      schema: {
        operationId: 'keepAccount',
        summary: 'Cancels the deletion of the signed-in member’s account; safe to repeat',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await takeBackDeletion(database, await findMember(sessions, request, logIn));
      return reply.code(204).send(null);
    },
  );
}
