import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { cartItemLine, cartItemLines } from './cartItemLines.ts';
import { findCartItems } from './cartItemQueries.ts';
import { mostLinesLookedAt } from './cartSchemas.ts';
import { requestText } from '../../platform/http/requestText.ts';

const item = z.object({ sku: requestText(60).min(1), quantity: z.int().min(1).max(99) });

/** What an emailed cart's link names becomes lines of a cart. */
export function cartItemsRoute(app: App, { database }: { database: Database }): void {
  app.post(
    '/api/cart/items',
    {
      schema: {
        operationId: 'findCartItems',
        summary: 'Cart lines for SKUs and quantities; items that are sold out or no longer sold have none',
        body: z.object({ items: z.array(item).max(mostLinesLookedAt) }),
        response: { 200: z.object({ lines: z.array(cartItemLine) }), ...problems },
      },
    },
    async ({ body }) => ({ lines: cartItemLines(await findCartItems(database, body.items)) }),
  );
}
