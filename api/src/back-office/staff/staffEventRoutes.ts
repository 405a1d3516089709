import { z } from 'zod';
import { findAccountByEmail } from '../../people/account/accountQueries.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { securityEventKinds } from '../../platform/database/SecurityEvent.ts';
import { listSecurityEvents } from '../../platform/security-events/securityEventQueries.ts';
import type { StaffParts } from './staffRoutes.ts';

const query = z.object({
  since: z.iso.datetime().optional(),
  person: requestText(320).optional().describe('A member’s email address or account id, or the name of a staff key'),
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(['ok', 'refused']).optional(),
  most: z.coerce.number().int().min(1).max(10_000).default(50),
});
const events = z.object({
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(securityEventKinds),
      outcome: z.enum(['ok', 'refused']),
      person: z.string().nullable().describe('The account’s id, or the name of a staff key'),
      way: z.string().nullable(),
      reason: z.string().nullable(),
      route: z.string().nullable(),
      caller: z.string().nullable().describe('Another name for the network address, the same for one day'),
      requestId: z.string().nullable(),
      times: z.int().describe('More than 1 = further refusals of the minute, which have no row of their own'),
    }),
  ),
});

/** Who signed in, what changed how they do, and what was refused. */
export function staffEventRoutes(app: App, { database }: StaffParts): void {
  async function personOf(text: string): Promise<string> {
    const email = normaliseEmail(text);
    if (!email) return text;
    const account = await findAccountByEmail(database, email);
    if (!account) throw new ApiProblem(404, 'no_account', 'No member has this email address.');
    return account.id;
  }

  app.get(
    '/events',
    { schema: { querystring: query, response: { 200: events, ...problems } } },
    async ({ query: { person, ...wanted } }) => ({
      events: await listSecurityEvents(database, {
        ...wanted,
        person: person === undefined ? undefined : await personOf(person),
      }),
    }),
  );
}
