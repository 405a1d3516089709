import { z } from 'zod';
import { apiProblem } from '../http/apiProblem.ts';
import type { App } from '../app/bareApp.ts';
import type { Database } from '../database/database.ts';

const ok = z.object({ status: z.literal('ok') });

/**
 * For load balancers and start scripts, not part of the contract: the process runs, and it can answer shoppers. Tables and
 * products exist: the process does not listen before.
 */
interface Parts {
  database: Pick<Database, 'isReady'>;
  isEnding: () => boolean;
}

export function healthRoutes(app: App, { database: { isReady }, isEnding }: Parts): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: ok } } }, async () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema: { hide: true, response: { 200: ok, 503: apiProblem } } }, async (_request, reply) => {
    const notReady = (message: string) => reply.code(503).send({ code: 'not_ready', message });
    if (isEnding()) return notReady('The api is about to end.');
    if (!(await isReady())) return notReady('The database does not answer within a second.');
    return { status: 'ok' as const };
  });
}
