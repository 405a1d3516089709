import { z } from 'zod';
import { returnable } from '../return/returnSchemas.ts';
import { orderView } from '../order/orderSchemas.ts';

const line = orderView.shape.lines.element.pick({ title: true, slug: true, picture: true, quantity: true });

const listedOrder = z.object({
  number: z.string(),
  reference: z.string().describe('Signed: opens the order’s page for anyone who has it'),
  placedAt: z.string(),
  totalCents: z.int(),
  fulfilment: orderView.shape.fulfilment.pick({ state: true }),
  payment: orderView.shape.payment.pick({ state: true }),
  units: z.int(),
  lines: z.array(line),
});

export const memberOrdersQuery = z.object({
  page: z.coerce.number().int().min(1).max(1000).optional().describe('From 1, 10 orders each'),
});

export const memberOrders = z
  .object({
    orders: z.array(listedOrder).describe('Newest first'),
    total: z.int().describe('On all pages'),
    pages: z.int().describe('At least 1'),
  })
  .meta({ id: 'MemberOrders' });

export const memberOrder = returnable
  .extend({ order: orderView, reference: listedOrder.shape.reference })
  .meta({ id: 'MemberOrder' });

export type ListedOrder = Omit<z.infer<typeof listedOrder>, 'reference'> & { id: string };
