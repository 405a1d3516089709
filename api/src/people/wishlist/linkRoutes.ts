import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { deleteLink, findLink, getSharedBy, insertLink } from './linkQueries.ts';
import { wishedProductsReader } from './wishedProducts.ts';
import { listWishes } from './wishlistQueries.ts';
import { sharedWishlist, wishlistLink } from './wishlistSchemas.ts';

const path = '/api/account/wishlist-link';
const logIn = 'Please log in to share your wishlist.';

/** A member's link to share, and what a person who has it sees: the products and a first name, nothing else. */
export function linkRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  const listProducts = wishedProductsReader(database);
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    path,
    {
      schema: {
        operationId: 'getWishlistLink',
        summary: 'The link that shows others the signed-in member’s wishlist',
        response: { 200: wishlistLink, ...problems },
      },
    },
    async (request) => findLink(database, await findMember(sessions, request, logIn)),
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        operationId: 'shareWishlist',
        summary: 'Creates the link, unless there is one',
        response: { 200: wishlistLink, ...problems },
      },
    },
    async (request) => insertLink(database, await findMember(sessions, request, logIn)),
  );

  app.delete(
    path,
    {
      onRequest,
      schema: {
        operationId: 'unshareWishlist',
        summary: 'Ends the link for good; safe to repeat',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await deleteLink(database, await findMember(sessions, request, logIn));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/wishlists/:secret',
    {
      schema: {
        operationId: 'getSharedWishlist',
        summary: 'The items of a shared wishlist',
        params: z.object({ secret: requestText(200).min(1) }),
        response: { 200: sharedWishlist, ...problems },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { accountId, firstName } = await getSharedBy(database, params.secret);
      const { items } = await listWishes(database, accountId);
      const { products } = await listProducts(items.map(({ slug }) => slug));
      return { firstName, products };
    },
  );
}
