import { z } from 'zod';
import { arrival } from '../../catalogue/product/arrivalSchema.ts';
import { deliveryKind } from './cartSchemas.ts';

const cents = z.int();

const linePicture = z
  .object({ name: z.string(), colour: z.string().nullable(), colours: z.array(z.string()), alt: z.string() })
  .describe('Colors are rrggbb, without #');

const quoteLine = z.object({
  index: z.int().describe('The position of the line in the request'),
  title: z.string(),
  size: z.string(),
  color: z.object({ name: z.string() }),
  status: z
    .enum(['ok', 'gone', 'sold_out', 'clamped'])
    .describe('clamped = fewer than requested; gone and sold_out are not in the totals'),
  message: z.string().nullable().describe('How the line differs from the one that was sent, in words'),
  sku: z.string().nullable(),
  slug: z.string().nullable(),
  picture: linePicture.nullable(),
  unitCents: cents,
  wasCents: cents.describe('The price that the browser sent'),
  priceChange: z.enum(['none', 'lower', 'higher']).describe('higher = the shopper has to agree'),
  quantity: z.int().describe('How many an order would have'),
  requested: z.int(),
  stock: z.int().describe('At most 10'),
  lineCents: cents,
  discountCents: cents,
  oversize: z.boolean(),
});

const way = z.object({
  cents,
  surchargeCents: cents.describe('For oversize items'),
  days: z.array(z.int()).length(2).describe('Minimum and maximum, in business days'),
  arrives: arrival.describe('If ordered now'),
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
      chosen: deliveryKind.describe('standard when express was requested but isn’t available'),
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
      firstOrder: z.boolean().nullable().describe('null = the customer isn’t known yet'),
    }),
    hash: z.string().describe('A hash of everything that is owed; placing an order sends it'),
  })
  .meta({ id: 'Quote' });

export type Quote = z.infer<typeof quote>;
export type QuoteLine = z.infer<typeof quoteLine>;
