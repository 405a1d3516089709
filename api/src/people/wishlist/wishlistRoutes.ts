import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { catalogueQueries } from '../../catalogue/product/catalogueQueries.ts';
import { segment } from '../../platform/http/requestText.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { wishedProductsReader } from './wishedProducts.ts';
import { deleteWish, insertWish, listWishes, mergeWishes } from './wishlistQueries.ts';
import { slugsBody, wishedProducts, wishlist } from './wishlistSchemas.ts';

const params = z.object({ slug: segment.describe('Matched without case') });
const logIn = 'Please log in to see your wishlist.';

/** What a member likes; a guest's list stays in the browser until it is merged. */
export function wishlistRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  const { getProductId } = catalogueQueries(database);
  const listProducts = wishedProductsReader(database);
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/wishlist',
    {
      schema: {
        operationId: 'getWishlist',
        summary: 'The signed-in member’s wishlist',
        response: { 200: wishlist, ...problems },
      },
    },
    async (request) => listWishes(database, await findMember(sessions, request, logIn)),
  );

  app.put(
    '/api/account/wishlist/:slug',
    {
      onRequest,
      schema: {
        operationId: 'addWish',
        summary: 'Adds a product to the signed-in member’s wishlist; safe to repeat',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      const productId = await getProductId(request.params.slug);
      await database.transaction((tx) => insertWish(tx, accountId, productId));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/account/wishlist/:slug',
    {
      onRequest,
      schema: {
        operationId: 'deleteWish',
        summary: 'Removes a product from the signed-in member’s wishlist; safe to repeat',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      await deleteWish(database, accountId, request.params.slug);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/wishlist/merge',
    {
      onRequest,
      schema: {
        operationId: 'mergeWishlist',
        summary: 'Adds the wishlist of this browser, up to the limit',
        body: slugsBody,
        response: { 200: wishlist, ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      await database.transaction((tx) => mergeWishes(tx, accountId, request.body.slugs));
      return listWishes(database, accountId);
    },
  );

  app.post(
    '/api/wishlist/products',
    {
      schema: {
        operationId: 'listWishedProducts',
        summary: 'Cards for the products of a wishlist; for guests too',
        body: slugsBody,
        response: { 200: wishedProducts, ...problems },
      },
    },
    async ({ body }) => listProducts(body.slugs),
  );
}
