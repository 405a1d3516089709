import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { readOrderNumber } from '../../selling/order/orderNumber.ts';
import { requestRefund } from '../../selling/payment/requestRefund.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { deliverOrder, lockOrder, packOrder, shipOrder } from './moveOrder.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import { findOrder, listOrders } from './staffOrderQueries.ts';
import type { StaffParts } from './staffRoutes.ts';
import { staffOrderDetail, staffOrders, staffRefund } from './staffSchemas.ts';

const params = z.object({ number: requestText(40) });
const most = z.coerce.number().int().min(1).max(500).default(50);
const query = z.object({
  fulfilment: z.enum(['new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']).optional(),
  payment: z.enum(['pending', 'authorised', 'paid', 'failed', 'voided', 'partly_refunded', 'refunded']).optional(),
  search: requestText(100).optional(),
  most,
});
const tracking = requestText(200)
  .transform((text) => text.trim())
  .refine((text) => !/\p{Cc}/u.test(text));
const refundBody = z.object({
  id: z.uuid().optional(),
  reason: requestText(500).refine((text) => text.trim().length > 0),
  cents: z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
  lines: z
    .array(z.object({ position: z.int().min(0).max(1000), quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(50)
    .optional(),
});

/** Lists, packs, ships, delivers and refunds orders. */
export function staffOrderRoutes(app: App, { database, wake }: StaffParts): void {
  const read = (text: string): string => {
    const number = readOrderNumber(text);
    if (number) return number;
    throw new ApiProblem(404, 'order_not_found', `"${text}" is no order number: they look like PD-ABCD2346.`);
  };
  const get = async (number: string, queries: Pick<Database, 'db'> = database) => {
    const order = await findOrder(queries, number);
    if (!order) throw new ApiProblem(404, 'order_not_found', `There is no order ${number}: "orders" lists them.`);
    return order;
  };

  app.get(
    '/orders',
    { schema: { querystring: query, response: { 200: staffOrders, ...problems } } },
    async (request) => ({
      orders: await listOrders(database, request.query),
    }),
  );

  const schema = { params, response: { 200: staffOrderDetail, ...problems } };
  app.get('/orders/:number', { schema }, async (request) => get(read(request.params.number)));

  /** One step of an order and its audit entry; the answer is the order after it. */
  const step = async (
    who: string,
    action: string,
    number: string,
    details: Record<string, unknown>,
    work: (tx: Queries) => Promise<void>,
  ) => {
    const order = await database.transaction(async (tx) => {
      await work(tx);
      await insertAudit(tx, { who, action, subject: number, details });
      return get(number, { db: tx });
    });
    wake();
    return order;
  };

  app.post('/orders/:number/pack', { schema }, async (request) => {
    const number = read(request.params.number);
    return step(staffName(request), 'pack', number, {}, (tx) => packOrder(tx, number));
  });

  const shipBody = z.object({ tracking: tracking.optional() });
  app.post('/orders/:number/ship', { schema: { ...schema, body: shipBody } }, async (request) => {
    const number = read(request.params.number);
    const { tracking } = request.body;
    return step(staffName(request), 'ship', number, { tracking }, (tx) => shipOrder(tx, number, tracking));
  });

  app.post('/orders/:number/deliver', { schema }, async (request) => {
    const number = read(request.params.number);
    return step(staffName(request), 'deliver', number, {}, (tx) => deliverOrder(tx, number));
  });

  const refundSchema = { params, body: refundBody, response: { 200: staffRefund, ...problems } };
  app.post('/orders/:number/refund', { schema: refundSchema }, async (request) => {
    const number = read(request.params.number);
    const { cents, lines } = request.body;
    if (cents && lines) throw new ApiProblem(400, 'bad_request', 'Give an amount or lines, not both.');
    const refund = await database.transaction(async (tx) => {
      const order = await lockOrder(tx, number);
      const made = await requestRefund(tx, order.id, request.body);
      const details = { cents: made.cents, lines, reason: request.body.reason, refund: made.id };
      if (made.isNew) await insertAudit(tx, { who: staffName(request), action: 'refund', subject: number, details });
      return { id: made.id, cents: made.cents, order: await get(number, { db: tx }) };
    });
    wake();
    return refund;
  });
}
