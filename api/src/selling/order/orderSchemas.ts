import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import { addressFields } from '../../people/address/addressFields.ts';
import { deliveryKind } from '../cart/cartSchemas.ts';
import { quote } from '../cart/quoteSchemas.ts';
import { arrival } from '../../catalogue/product/arrivalSchema.ts';
import { fulfilmentTransitions, paymentTransitions } from '../order-state/transitions.ts';

const cents = z.int();
const stateOf = <State extends string>(transitions: Record<State, unknown>) =>
  z.enum(Object.keys(transitions) as [State, ...State[]]);

const paymentState = stateOf(paymentTransitions);

export const placedOrder = z
  .object({
    reference: z.string().describe('Signed: opens the order’s page for anyone who has it'),
    number: z.string(),
    payment: z.object({
      state: paymentState,
      redirectUrl: z
        .string()
        .optional()
        .describe('Where to pay; if it is missing, request the order again in a moment'),
    }),
  })
  .meta({ id: 'PlacedOrder' });

/** A refusal that brings the quote as things are now. */
export const orderRefusal = apiProblem
  .extend({ quote: quote.optional().describe('The quote as of now; missing with key_reused') })
  .meta({ id: 'OrderRefusal', description: 'Why nothing was ordered' });

const line = z.object({
  sku: z.string(),
  slug: z.string().describe('The product at the time of the order; it may no longer exist'),
  title: z.string(),
  size: z.string(),
  color: z.object({ name: z.string() }),
  picture: z.object({ name: z.string(), colours: z.array(z.string()), alt: z.string() }),
  unitCents: cents,
  quantity: z.int(),
  lineCents: cents,
  discountCents: cents,
  taxCents: cents,
});

const event = z.object({
  at: z.string(),
  kind: z.string().describe('A past fact: placed, packed, shipped, delivered, cancelled, refunded, …'),
  cents: cents.optional(),
  tracking: z.string().optional(),
  reason: z.string().optional().describe('With kind cancelled: shopper, unpaid, unconfirmed, sold_out'),
});

export const orderView = z
  .object({
    number: z.string(),
    placedAt: z.string(),
    email: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    address: addressFields,
    delivery: deliveryKind,
    lines: z.array(line),
    merchandiseCents: cents,
    discountCents: cents,
    coupon: z.string().nullable(),
    deliveryCents: cents,
    surchargeCents: cents,
    taxCents: cents,
    totalCents: cents,
    refundedCents: cents,
    isFirstOrder: z.boolean(),
    payment: z.object({
      method: z.enum(['delivery', 'stripe']),
      state: paymentState,
      url: z.string().optional().describe('Where it can still be paid'),
    }),
    fulfilment: z.object({ state: stateOf(fulfilmentTransitions), tracking: z.string().nullable() }),
    arrives: arrival.nullable().describe('null = nothing is on its way, or it has arrived'),
    timeline: z.array(event).describe('Oldest first'),
    canCancel: z.boolean(),
    unconfirmed: z
      .object({
        by: z.string().describe('When the order is canceled if it isn’t confirmed'),
        isSetAside: z.boolean().describe('false = the units are taken from the stock when it is confirmed'),
      })
      .optional()
      .describe('The order has to be confirmed by the link in its email'),
  })
  .meta({ id: 'Order' });

export type OrderView = z.infer<typeof orderView>;
