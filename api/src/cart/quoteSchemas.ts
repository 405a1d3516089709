import { z } from 'zod';
import { arrival } from '../pricing/arrivalSchema.ts';
import { deliveryKind } from './cartSchemas.ts';

const cents = z.int();

const linePicture = z
  .object({ name: z.string(), colour: z.string().nullable(), colours: z.array(z.string()), alt: z.string() })
  .describe('Colors are rrggbb, without #');

const quoteLine = z.object({
  index: z.int().describe('Of the line that was sent'),
  title: z.string(),
  size: z.string(),
  color: z.object({ name: z.string() }),
  status: z
    .enum(['ok', 'gone', 'sold_out', 'clamped'])
    .describe('clamped = fewer than asked; gone and sold_out are not in the sums'),
  message: z.string().nullable().describe('What is different from what the browser has, in words'),
  sku: z.string().nullable(),
  slug: z.string().nullable(),
  picture: linePicture.nullable(),
  unitCents: cents,
  wasCents: cents.describe('What the browser said'),
  priceChange: z.enum(['none', 'lower', 'higher']).describe('higher = the shopper has to agree'),
  quantity: z.int().describe('What an order would have; 0 when it would have none'),
  requested: z.int(),
  stock: z.int().describe('At most 10 are told'),
  lineCents: cents,
  discountCents: cents,
  oversize: z.boolean(),
});

const way = z.object({
  cents,
  surchargeCents: cents.describe('For what is oversize'),
  days: z.array(z.int()).length(2).describe('Fewest and most, working days'),
  arrives: arrival.describe('If it is ordered now'),
});

export const quote = z
  .object({
    lines: z.array(quoteLine),
    merchandiseCents: cents,
    discountCents: cents,
    coupon: z.object({ code: z.string(), ok: z.boolean(), message: z.string(), discountCents: cents }).nullable(),
    delivery: z.object({
      standard: way.extend({ freeFrom: cents, isFree: z.boolean() }),
      express: way.extend({ available: z.boolean(), message: z.string().optional() }),
      chosen: deliveryKind.describe('standard where express was asked for and cannot go'),
    }),
    deliveryCents: cents,
    surchargeCents: cents,
    tax: z.object({
      cents,
      estimated: z.boolean(),
      region: z.string().nullable(),
      message: z.string().optional(),
    }),
    totalCents: cents,
    freeDelivery: z.object({
      thresholdCents: cents,
      missingCents: cents,
      firstOrder: z.boolean().nullable().describe('null = nobody knows yet who buys'),
    }),
    hash: z.string().describe('Of all that is owed and for what; placing an order sends it back'),
  })
  .meta({ id: 'Quote' });

export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
