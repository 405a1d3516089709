import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Shopper } from '../session/shopSessions.ts';
import { findAccount } from './accountQueries.ts';
import type { MemberParts } from '../session/findMember.ts';

const user = z.object({ id: z.string(), name: z.string(), email: z.string() }).meta({ id: 'User' });

const refusals = {
  signed_out: 'Please log in to see your account.',
  renewal_needed: 'Your session needs to be renewed. Renew it and try again.',
  forbidden: 'You can see only your own account.',
} as const;

/** The specified call, under its specified address, for the caller's own account only. */
export function userRoute(app: App, { database, sessions }: Pick<MemberParts, 'database' | 'sessions'>): void {
  app.get(
    '/api/admin/user/:id',
    {
      schema: {
        operationId: 'getUser',
        summary: 'The signed-in member (Authorization: Bearer, and the cookie); anyone else gets a 403',
        params: z.object({ id: z.string() }),
        response: {
          200: z.object({ success: z.literal(true), user }),
          403: z.object({ success: z.literal(false), code: z.string(), message: z.string() }),
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const shopper = await sessions.findShopper(request);
      const code = refusalOf(shopper, request.params.id);
      const account = shopper && !code && (await findAccount(database, shopper.id));
      if (!account) {
        const reason = code ?? 'signed_out';
        return reply.code(403).send({ success: false as const, code: reason, message: refusals[reason] });
      }
      return { success: true as const, user: { id: account.id, name: account.name, email: account.emailTyped } };
    },
  );
}

function refusalOf(shopper: Shopper | undefined, id: string): keyof typeof refusals | undefined {
  if (!shopper) return 'signed_out';
  if (shopper.guest || shopper.id !== id) return 'forbidden';
  return shopper.needsRenewal ? 'renewal_needed' : undefined;
}
