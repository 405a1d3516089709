import { z } from 'zod';
import { apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import type { Database } from '../database/database.ts';
import { sessionTokens } from './sessionTokens.ts';

export function sessionRoutes(app: App, database: Database): void {
  const tokens = sessionTokens(database);

  app.post(
    '/api/session/guest',
    {
      schema: {
        operationId: 'createGuestSession',
        summary: 'A token for shopping without an account, good for 30 days',
        response: { 201: z.object({ token: z.string() }), '5xx': apiProblem },
      },
    },
    async (_request, reply) => reply.code(201).send({ token: await tokens.issueGuestToken() }),
  );
}
