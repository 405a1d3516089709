import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { accounts } from '../../platform/database/schema.ts';
import { findDeletion } from '../person/deletionQueries.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { readName } from './accountFields.ts';
import { findAccount } from './accountQueries.ts';

const account = z
  .object({
    name: z.string(),
    email: z.string(),
    createdAt: z.string(),
    deletion: z.object({ at: z.string() }).nullable().describe('When it will be deleted, if the member asked for that'),
  })
  .meta({ id: 'Account' });
const logIn = 'Please log in to see your account.';

/** The account itself; password and address are changed elsewhere. */
export function accountRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  async function getAccount(id: string) {
    const found = await findAccount(database, id);
    if (!found) throw new ApiProblem(403, 'signed_out', logIn);
    const { name, emailTyped, createdAt } = found;
    const at = await findDeletion(database, id);
    return { name, email: emailTyped, createdAt: new Date(createdAt).toISOString(), deletion: at ? { at } : null };
  }

  app.get(
    '/api/account',
    {
      schema: {
        operationId: 'getAccount',
        summary: 'The signed-in member’s account',
        response: { 200: account, ...problems },
      },
    },
    async (request) => getAccount(await findMember(sessions, request, logIn)),
  );

  app.patch(
    '/api/account',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'renameAccount',
        summary: 'Changes the signed-in member’s name',
        body: z.object({ name: z.string().max(400).meta({ minLength: 1, maxLength: 80 }) }),
        response: { 200: account, ...problems },
      },
    },
    async (request) => {
      const id = await findMember(sessions, request, logIn);
      await database.db
        .update(accounts)
        .set({ name: readName(request.body.name) })
        .where(eq(accounts.id, id));
      return getAccount(id);
    },
  );
}
