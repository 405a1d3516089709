import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { findMailedOrder, isUnconfirmed } from './orderFacts.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { orderQueries } from './orderQueries.ts';
import type { OrderParts } from './placeRoute.ts';
import { orderMailKinds } from '../order-state/orderMailKinds.ts';

const params = z.object({ reference: requestText(100).min(1).describe('Signed; returned when the order was placed') });
const sent = z.object({ email: z.string().describe('Where it goes') }).meta({ id: 'ConfirmationSent' });
const tooMany = 'We’ve sent this email several times. Check your spam folder, or wait % and try again.';
const settled = 'This order doesn’t need to be confirmed anymore.';

/** The email that asks a guest to confirm an order, sent again, and only to the order's own address. */
export function confirmMailRoute(app: App, { database, siteOrigin, references, wake }: OrderParts): void {
  const { getOrder } = orderQueries(database);
  const tries = tryQueries(database);
  app.post(
    '/api/orders/:reference/confirmation-email',
    {
      onRequest: refuseForeign(siteOrigin),
      errorHandler: sendRefusal,
      schema: {
        operationId: 'sendOrderConfirmation',
        summary: 'Sends the email that asks to confirm an order again; only to the order’s own address',
        params,
        response: { 202: sent, ...problems },
      },
    },
    async (request, reply) => {
      const id = await references.findOrderId(request, request.params.reference);
      await getOrder(id);
      const order = id && (await findMailedOrder(database, id));
      if (!order || !isUnconfirmed(order)) throw new ApiProblem(409, 'confirmed_already', settled);
      const wait = await tries.insertTry('confirm-mail', trierOf(request, order.email));
      if (wait) throw new Refusal(wait, tooMany);
      await queueWork(
        database.db,
        orderMailKinds.row({ mail: 'order-confirm', orderId: order.id, event: randomUUID() }),
      );
      wake();
      return reply.code(202).send({ email: order.emailTyped });
    },
  );
}
