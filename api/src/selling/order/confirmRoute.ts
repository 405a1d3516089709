import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { confirmOrder } from './confirmOrder.ts';
import { orderQueries } from './orderQueries.ts';
import { orderConfirmations } from './orderReferences.ts';
import { orderView } from './orderSchemas.ts';
import type { OrderParts } from './placeRoute.ts';

const params = z.object({ reference: requestText(100).min(1).describe('Signed; returned when the order was placed') });
const body = z.object({ confirmation: requestText(100).min(1).describe('From the link in the email') });

const refusals = {
  released: 'This order was canceled before it was confirmed, so nothing is sent. You are welcome to order again.',
  sold_out: 'Not everything in this order is in stock anymore, so we canceled it. You owe nothing.',
};

/** A guest's order that is paid on delivery is packed only after the owner of the email address confirmed it. */
export function confirmRoute(app: App, { database, siteOrigin, references, wake }: OrderParts): void {
  const { getOrder } = orderQueries(database);
  const confirmations = orderConfirmations(database);
  app.post(
    '/api/orders/:reference/confirm',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'confirmOrder',
        summary: 'Confirms a guest’s order with the secret from its email; a confirmed one stays confirmed',
        params,
        body,
        response: { 200: orderView, ...problems },
      },
    },
    async (request) => {
      const id = await references.findOrderId(request, request.params.reference);
      await getOrder(id);
      if (!id || !(await confirmations.isOf(request.body.confirmation, id))) {
        const words = 'This link does not confirm this order. Please open the link in our newest email about it.';
        throw new ApiProblem(400, 'wrong_confirmation', words);
      }
      const outcome = await confirmOrder(database, id);
      wake();
      if (outcome !== 'confirmed') throw new ApiProblem(409, outcome, refusals[outcome]);
      return getOrder(id);
    },
  );
}
