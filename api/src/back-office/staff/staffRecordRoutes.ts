import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { outboxQueries, reviveDead } from '../../platform/outbox/outboxQueries.ts';
import { insertAudit, listAudit } from '../audit/auditQueries.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';
import { auditEntries, deadLetters } from './staffSchemas.ts';

/** The audit, and jobs that failed too often: emails and payment work. */
export function staffRecordRoutes(app: App, { database, wake }: StaffParts): void {
  app.get('/outbox', { schema: { response: { 200: deadLetters, ...problems } } }, async () => ({
    letters: await outboxQueries(database).listDead(),
  }));

  const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
  const revived = z.object({ id: z.int() });
  app.post('/outbox/:id/retry', { schema: { params, response: { 200: revived, ...problems } } }, async (request) => {
    const { id } = request.params;
    await database.transaction(async (tx) => {
      if (!(await reviveDead({ db: tx }, id))) {
        throw new ApiProblem(404, 'not_given_up', `No failed job has the id ${id}: "outbox" lists them.`);
      }
      await insertAudit(tx, { who: staffName(request), action: 'retry', subject: `outbox ${id}` });
    });
    wake();
    return { id };
  });

  const query = z.object({
    subject: requestText(60).optional(),
    most: z.coerce.number().int().min(1).max(500).default(50),
  });
  app.get(
    '/audit',
    { schema: { querystring: query, response: { 200: auditEntries, ...problems } } },
    async (request) => ({
      entries: await listAudit(database, request.query),
    }),
  );
}
