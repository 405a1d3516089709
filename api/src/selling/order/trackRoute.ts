import { z } from 'zod';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { emailText } from '../cart/cartSchemas.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { readOrderNumber } from './orderNumber.ts';
import { orderQueries } from './orderQueries.ts';
import type { OrderParts } from './placeRoute.ts';

const unknown = 'We can’t find an order with that number and email. Check both and try again.';

/**
 * Finds an order by its number and email. The refusal does not say which of the two was wrong, and tries are limited:
 * failures count for the number and for the caller's network address.
 */
export function trackRoute(app: App, { database, references }: Pick<OrderParts, 'database' | 'references'>): void {
  const { findOrderId } = orderQueries(database);
  const tries = tryQueries(database);
  const refuseAfter = (seconds: number) => {
    if (seconds) throw new Refusal(seconds, 'Too many lookups. Wait %, then try again.');
  };

  app.post(
    '/api/orders/track',
    {
      errorHandler: sendRefusal,
      schema: {
        operationId: 'trackOrder',
        summary:
          'The reference of an order, valid for a day, for its number and email address; anything else is one neutral 404',
        body: z.object({ number: requestText(100), email: emailText }),
        response: { 200: z.object({ reference: z.string() }), ...problems },
      },
    },
    async (request) => {
      const number = readOrderNumber(request.body.number);
      const email = normaliseEmail(request.body.email);
      const trier = trierOf(request, number ?? '');
      refuseAfter(await tries.findWait('track', trier));
      const id = number && email ? await findOrderId(number, email) : undefined;
      if (id) return { reference: await references.signLink(id, 'track') };
      refuseAfter(await tries.insertTry('track', trier));
      throw new ApiProblem(404, 'order_not_found', unknown);
    },
  );
}
