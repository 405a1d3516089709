import { z } from 'zod';

const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string().optional(),
});

const order = z.object({
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  email: z.string(),
  delivery: z.string(),
  address,
  units: z.int(),
  totalCents: z.int(),
  capturedCents: z.int(),
  refundedCents: z.int(),
  method: z.string(),
  payment: z.string(),
  fulfilment: z.string(),
  tracking: z.string().nullable(),
  confirmBy: z.string().nullable().describe('Not confirmed yet: until when its buyer can'),
});

/** A line of an order, or the units of it in a return. */
export const soldLine = z.object({
  position: z.int(),
  sku: z.string(),
  title: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
});

export const staffOrders = z.object({ orders: z.array(order) });

export const staffOrderDetail = order.extend({
  phone: z.string().nullable(),
  coupon: z.string().nullable(),
  providerPayment: z.string().nullable(),
  merchandiseCents: z.int(),
  discountCents: z.int(),
  deliveryCents: z.int(),
  surchargeCents: z.int(),
  taxCents: z.int(),
  lines: z.array(soldLine.extend({ unitCents: z.int(), discountCents: z.int(), taxCents: z.int() })),
  timeline: z.array(z.object({ at: z.string(), kind: z.string(), facts: z.record(z.string(), z.unknown()) })),
  refunds: z.array(z.object({ id: z.string(), cents: z.int(), reason: z.string(), state: z.string(), at: z.string() })),
});

export const staffRefund = z.object({ id: z.string(), cents: z.int(), order: staffOrderDetail });

export const staffStock = z.object({
  variants: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      size: z.string(),
      color: z.string(),
      units: z.int(),
      waiting: z.int(),
    }),
  ),
});

export const staffReviews = z.object({
  reviews: z.array(
    z.object({
      id: z.int(),
      product: z.string(),
      author: z.string(),
      stars: z.int(),
      title: z.string(),
      body: z.string(),
      verified: z.boolean(),
      status: z.string(),
      writtenAt: z.string(),
    }),
  ),
});

export const deadLetters = z.object({
  letters: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      work: z.string().nullable(),
      messageId: z.string(),
      queuedAt: z.string(),
      lastError: z.string().nullable(),
    }),
  ),
});

export const auditEntries = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      action: z.string(),
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});

export type StaffOrder = z.infer<typeof order>;
export type StaffOrderDetail = z.infer<typeof staffOrderDetail>;
export type StaffStock = z.infer<typeof staffStock>['variants'][number];
export type StaffReview = z.infer<typeof staffReviews>['reviews'][number];
