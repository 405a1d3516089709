import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../../people/session/findMember.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { cartBodyLimit, cartLine, mostLinesLookedAt } from './cartSchemas.ts';
import { memberCartQueries } from './memberCartQueries.ts';
import { requestText } from '../../platform/http/requestText.ts';

const storedLine = cartLine.extend({
  slug: requestText(200).optional(),
  picture: z.object({ name: requestText(100), colour: requestText(20).nullable() }).optional(),
});
const storedCart = z.object({
  lines: z.array(storedLine),
  updatedAt: z.string().nullable().describe('null = none yet'),
});
const savedCart = storedCart.extend({
  notSaved: z.int().describe(`Lines after the first ${mostLinesLookedAt}: they stay in the browser alone`),
});
const logIn = 'Log in to keep your cart on all your devices.';

/** A member's copy of the cart. Which of two copies counts the browser decides (`mergeCarts` of remote-cart). */
export function memberCartRoutes(
  app: App,
  { database, sessions, siteOrigin }: Pick<MemberParts, 'database' | 'sessions' | 'siteOrigin'>,
): void {
  const queries = memberCartQueries(database);

  app.get(
    '/api/cart',
    {
      schema: {
        operationId: 'getCart',
        summary: 'The signed-in member’s copy of the cart (Authorization: Bearer, and the cookie)',
        response: { 200: storedCart, ...problems },
      },
    },
    async (request) => queries.findCart(await findMember(sessions, request, logIn)),
  );

  app.put(
    '/api/cart',
    {
      onRequest: refuseForeign(siteOrigin),
      bodyLimit: cartBodyLimit,
      schema: {
        operationId: 'saveCart',
        summary: 'Replaces the signed-in member’s copy of the cart',
        body: z.object({ lines: z.array(storedLine).describe(`The first ${mostLinesLookedAt} are saved`) }),
        response: { 200: savedCart, ...problems },
      },
    },
    async (request) => {
      const { lines } = request.body;
      const kept = lines.slice(0, mostLinesLookedAt);
      const saved = await queries.saveCart(await findMember(sessions, request, logIn), kept);
      return { ...saved, notSaved: lines.length - kept.length };
    },
  );
}
