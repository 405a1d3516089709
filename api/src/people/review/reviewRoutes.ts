import { z } from 'zod';
import { findAccount } from '../account/accountQueries.ts';
import { ApiProblem, apiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { cached } from '../../platform/http/cached.ts';
import { catalogueQueries } from '../../catalogue/product/catalogueQueries.ts';
import { segment } from '../../platform/http/requestText.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { findHolds } from '../../catalogue/product-data/findHolds.ts';
import { authorOf, readBody, readStars, readTitle } from './reviewFields.ts';
import { reviewQueries } from './reviewQueries.ts';
import { newReview, reviewPage, reviewsQuery, writtenReview } from './reviewSchemas.ts';

const params = z.object({ slug: segment.describe('Matched without case') });
const logIn = 'Please log in to write a review.';

export function reviewRoutes(
  app: App,
  { database, sessions, siteOrigin }: Pick<MemberParts, 'database' | 'sessions' | 'siteOrigin'>,
): void {
  const { getProductId } = catalogueQueries(database);
  const queries = reviewQueries(database);

  app.get(
    '/api/products/:slug/reviews',
    {
      schema: {
        operationId: 'listReviews',
        summary: 'Published reviews of a product',
        params,
        querystring: reviewsQuery,
        response: { 200: reviewPage, 400: apiProblem, 404: apiProblem, '5xx': apiProblem },
      },
    },
    async (request, reply) => {
      const page = await queries.listPage(await getProductId(request.params.slug), request.query);
      reply.header(...cached);
      return page;
    },
  );

  app.post(
    '/api/products/:slug/reviews',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'writeReview',
        summary: 'A member’s one review of a product (Authorization: Bearer, and the cookie)',
        params,
        body: newReview,
        response: { 201: writtenReview, ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      const stars = readStars(request.body.stars);
      const title = readTitle(request.body.title);
      const body = readBody(request.body.body);
      const productId = await getProductId(request.params.slug);
      const account = await findAccount(database, accountId);
      if (!account) throw new ApiProblem(403, 'signed_out', logIn);
      const author = authorOf(account.name);
      const isHeld = findHolds([author, title, body].join('\n')).length > 0;
      const status = isHeld ? ('waiting' as const) : ('published' as const);
      const review = await queries.insertReview({ productId, accountId, author, stars, title, body, status });
      if (!review) {
        throw new ApiProblem(409, 'already_reviewed', 'You’ve already reviewed this product.');
      }
      return reply.code(201).send({ status, review });
    },
  );
}
