import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ApiProblem, apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import type { Database } from '../database/database.ts';

const ok = z.object({ status: z.literal('ok') });

/** For load balancers and starters, not part of the contract: alive, and able to answer shoppers. */
export function healthRoutes(app: App, { db }: Database): void {
  app.get('/healthz', { schema: { hide: true, response: { 200: ok } } }, async () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema: { hide: true, response: { 200: ok, 503: apiProblem } } }, async (request) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.warn(error);
      throw new ApiProblem(503, 'not_ready', 'The database does not answer.');
    }
    return { status: 'ok' as const };
  });
}
