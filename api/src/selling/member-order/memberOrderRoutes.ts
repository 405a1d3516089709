import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { getReturnable, insertReturn } from '../return/returnQueries.ts';
import { returnBody, returnView } from '../return/returnSchemas.ts';
import { findMember, type MemberParts } from '../../people/session/findMember.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { memberOrderQueries } from './memberOrderQueries.ts';
import { memberOrder, memberOrders, memberOrdersQuery } from './memberOrderSchemas.ts';
import { readOrderNumber } from '../order/orderNumber.ts';
import { orderQueries } from '../order/orderQueries.ts';
import type { OrderParts } from '../order/placeRoute.ts';
import { reorderer, reordered } from '../order/reorder.ts';

const params = z.object({ number: requestText(40).min(1).describe('As people type it, in any letter case') });
const logIn = 'Log in to see your orders.';

/** A member's orders. Another member's order looks like one that does not exist. */
export function memberOrderRoutes(app: App, parts: MemberParts & Pick<OrderParts, 'references'>): void {
  const { database, sessions, siteOrigin, references, wake } = parts;
  const queries = memberOrderQueries(database);
  const { getOrder } = orderQueries(database);
  const reorder = reorderer(database);

  /** @throws ApiProblem 404 */
  async function getOwnId(accountId: string, typed: string): Promise<string> {
    const number = readOrderNumber(typed);
    const id = number && (await queries.findOrderId(accountId, number));
    if (id) return id;
    throw new ApiProblem(404, 'order_not_found', 'We can’t find that order in your account. Check the number.');
  }

  app.get(
    '/api/account/orders',
    {
      schema: {
        operationId: 'listMyOrders',
        summary: 'The signed-in member’s orders',
        querystring: memberOrdersQuery,
        response: { 200: memberOrders, ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      const { orders, ...counts } = await queries.listPage(accountId, request.query.page ?? 1);
      const signed = orders.map(async ({ id, ...order }) => ({
        ...order,
        reference: await references.signForBuyer(id),
      }));
      return { orders: await Promise.all(signed), ...counts };
    },
  );

  app.get(
    '/api/account/orders/:number',
    {
      schema: {
        operationId: 'getMyOrder',
        summary: 'One of the signed-in member’s orders, and which units can be returned',
        params,
        response: { 200: memberOrder, ...problems },
      },
    },
    async (request) => {
      const id = await getOwnId(await findMember(sessions, request, logIn), request.params.number);
      const [order, reference, sendBack] = await Promise.all([
        getOrder(id),
        references.signForBuyer(id),
        getReturnable(database, id),
      ]);
      return { order, reference, ...sendBack };
    },
  );

  app.post(
    '/api/account/orders/:number/returns',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'askForReturn',
        summary: 'Requests a return of units of a delivered order; the shop decides and sends an email',
        params,
        body: returnBody,
        response: { 201: returnView, ...problems },
      },
    },
    async (request, reply) => {
      const id = await getOwnId(await findMember(sessions, request, logIn), request.params.number);
      const made = await database.transaction((tx) => insertReturn(tx, id, request.body));
      wake();
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/api/account/orders/:number/reorder',
    {
      onRequest: refuseForeign(siteOrigin),
      schema: {
        operationId: 'reorder',
        summary: 'An order’s lines as a cart would have them now, and what has changed since; places no order',
        params,
        response: { 200: reordered, ...problems },
      },
    },
    async (request) => reorder(await getOwnId(await findMember(sessions, request, logIn), request.params.number)),
  );
}
