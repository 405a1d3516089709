import { z } from 'zod';
import { apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import { rotateSessionKey } from '../session/signingKeyQueries.ts';
import { insertAudit } from './auditQueries.ts';
import { staffName } from './staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';

const answer = z.object({ keys: z.int().describe('So many verify tokens now') });

/** The keys that sign the shop's own tokens. */
export function staffKeyRoutes(app: App, { database }: StaffParts): void {
  app.post(
    '/api/staff/keys/rotate',
    { schema: { hide: true, response: { 200: answer, '4xx': apiProblem, '5xx': apiProblem } } },
    async (request) =>
      database.transaction(async (tx) => {
        const keys = await rotateSessionKey(tx);
        await insertAudit(tx, { who: staffName(request), action: 'rotate', subject: 'keys', details: { keys } });
        return { keys };
      }),
  );
}
