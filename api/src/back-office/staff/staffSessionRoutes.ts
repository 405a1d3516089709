import { z } from 'zod';
import { findAccountByEmail } from '../../people/account/accountQueries.ts';
import { endSessionsOf } from '../../people/session/memberSessionQueries.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { addSecurityEvent } from '../../platform/security-events/recordSecurityEvents.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';

const body = z.object({ email: requestText(320) });
const ended = z.object({ account: z.string().describe('Its id, under which the audit has the entry') });

/** Ends where a member is logged in: for members who lost a device, or whose account someone else uses. */
export function staffSessionRoutes(app: App, { database }: StaffParts): void {
  app.post('/sessions/end', { schema: { body, response: { 200: ended, ...problems } } }, async (request) => {
    const email = normaliseEmail(request.body.email);
    const account = email && (await findAccountByEmail(database, email));
    if (!account) throw new ApiProblem(404, 'no_account', 'No member has this email address.');
    await database.transaction(async (tx) => {
      await endSessionsOf(tx, account.id);
      // Not the address: the audit stays when the member has gone.
      await insertAudit(tx, { who: staffName(request), action: 'end sessions', subject: `account ${account.id}` });
    });
    addSecurityEvent(request, { kind: 'session-end', outcome: 'ok', person: account.id, way: 'staff' });
    return { account: account.id };
  });
}
