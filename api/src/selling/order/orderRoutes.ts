import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { cancelOrderIn } from './cancelOrder.ts';
import { orderQueries } from './orderQueries.ts';
import { orderView } from './orderSchemas.ts';
import type { OrderParts } from './placeRoute.ts';

const params = z.object({ reference: requestText(100).min(1).describe('Signed; returned when the order was placed') });
const response = { 200: orderView, ...problems };

/** One order, by a reference: see orderReferences.ts. */
export function orderRoutes(app: App, { database, siteOrigin, references }: OrderParts): void {
  const { getOrder } = orderQueries(database);

  app.get(
    '/api/orders/:reference',
    {
      schema: {
        operationId: 'getOrder',
        summary: 'An order with its lines, totals, states and timeline',
        params,
        response,
      },
    },
    async (request) => getOrder(await references.findOrderId(request, request.params.reference)),
  );

  app.post(
    '/api/orders/:reference/cancel',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'cancelOrder',
        summary: 'Cancels an order that isn’t packed yet; a canceled one stays canceled',
        params,
        response,
      },
    },
    async (request) => {
      const id = await references.findOrderId(request, request.params.reference);
      const isCancelled = id && (await database.transaction((tx) => cancelOrderIn(tx, id, 'shopper')));
      const order = await getOrder(id);
      if (!isCancelled && order.fulfilment.state !== 'cancelled') {
        const words = 'Your order is already packed, so it can’t be canceled. You can return it once it arrives.';
        throw new ApiProblem(409, 'too_late', words);
      }
      return order;
    },
  );
}
