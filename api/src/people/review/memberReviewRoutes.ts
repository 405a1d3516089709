import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import { rowId } from '../../platform/http/requestText.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';

const ownReview = z.object({
  id: z.int(),
  slug: z.string(),
  productTitle: z.string(),
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  state: z
    .enum(['published', 'waiting', 'rejected'])
    .describe('waiting = the shop reads it first; rejected = it was not published'),
  at: z.string(),
});
const ownReviews = z.object({ reviews: z.array(ownReview).describe('Newest first') }).meta({ id: 'OwnReviews' });
const params = z.object({ id: rowId });
const logIn = 'Please log in to see your reviews.';
const most = 500;

/** A member's reviews. Another member's review looks like one that does not exist. */
export function memberReviewRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  app.get(
    '/api/account/reviews',
    {
      schema: {
        operationId: 'listMyReviews',
        summary: 'The signed-in member’s reviews',
        response: { 200: ownReviews, ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      const { rows } = await database.db.execute(sql`
        select r.id, p.slug, p.title as "productTitle", r.stars as rating, r.title, r.body, r.status as state,
          to_json(r.written_at) #>> '{}' as at
        from reviews r join products p on p.id = r.product_id
        where r.account_id = ${accountId} order by r.written_at desc, r.id desc limit ${most}`);
      return { reviews: rows as unknown as z.infer<typeof ownReview>[] };
    },
  );

  app.delete(
    '/api/account/reviews/:id',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'deleteMyReview',
        summary: 'Deletes one of the signed-in member’s reviews; the product’s average follows',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      const { rows } = await database.db.execute(sql`
        delete from reviews where id = ${request.params.id} and account_id = ${accountId} returning id`);
      if (rows.length) return reply.code(204).send(null);
      throw new ApiProblem(404, 'review_not_found', 'There is no such review in your account.');
    },
  );
}
