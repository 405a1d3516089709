import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { OrderParts } from '../order/placeRoute.ts';
import type { MemberParts } from '../../people/session/findMember.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { getReturnable, insertReturn } from './returnQueries.ts';
import { returnable, returnBody, returnView } from './returnSchemas.ts';

const params = z.object({ reference: requestText(100).min(1).describe('Signed; returned when the order was placed') });

/** Returns of one order, for anyone who has its reference. */
export function guestReturnRoutes(
  app: App,
  { database, siteOrigin, references, wake }: MemberParts & Pick<OrderParts, 'references'>,
): void {
  /** @throws ApiProblem 404 */
  async function getId(request: FastifyRequest, reference: string): Promise<string> {
    const id = await references.findOrderId(request, reference);
    if (id) return id;
    throw new ApiProblem(404, 'order_not_found', 'We can’t find this order. Check the link.');
  }

  app.get(
    '/api/orders/:reference/returns',
    {
      schema: {
        operationId: 'listReturns',
        summary: 'What can be returned from an order, and its returns so far',
        params,
        response: { 200: returnable, ...problems },
      },
    },
    async (request) => getReturnable(database, await getId(request, request.params.reference)),
  );

  app.post(
    '/api/orders/:reference/returns',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'askForReturnAsGuest',
        summary: 'Requests a return of units of a delivered order, for anyone who has its reference',
        params,
        body: returnBody,
        response: { 201: returnView, ...problems },
      },
    },
    async (request, reply) => {
      const id = await getId(request, request.params.reference);
      const made = await database.transaction((tx) => insertReturn(tx, id, request.body));
      wake();
      return reply.code(201).send(made);
    },
  );
}
