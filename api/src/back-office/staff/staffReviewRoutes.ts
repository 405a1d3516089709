import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import { rowId } from '../../platform/http/requestText.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { judgeReview, listReviews } from './heldReviews.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';
import { staffReviews } from './staffSchemas.ts';

const query = z.object({
  status: z.enum(['waiting', 'published', 'rejected']).default('waiting'),
  most: z.coerce.number().int().min(1).max(500).default(50),
});
const params = z.object({ id: rowId });
const judged = z.object({ id: z.int(), before: z.string(), status: z.string() });

/** Reviews that a filter held until staff have read them. */
export function staffReviewRoutes(app: App, { database }: StaffParts): void {
  app.get(
    '/reviews',
    { schema: { querystring: query, response: { 200: staffReviews, ...problems } } },
    async (request) => ({
      reviews: await listReviews(database, request.query.status, request.query.most),
    }),
  );

  for (const [action, status] of [
    ['publish', 'published'],
    ['reject', 'rejected'],
  ] as const) {
    app.post(
      `/reviews/:id/${action}`,
      { schema: { params, response: { 200: judged, ...problems } } },
      async (request) => {
        const { id } = request.params;
        const before = await database.transaction(async (tx) => {
          const before = await judgeReview(tx, id, status);
          await insertAudit(tx, { who: staffName(request), action, subject: `review ${id}`, details: { before } });
          return before;
        });
        return { id, before, status };
      },
    );
  }
}
