import { z } from 'zod';
import { requestText } from './requestText.ts';

/** A line as a browser keeps it. Fields that it has besides are not looked at. */
export const cartLine = z.object({
  title: requestText(200).min(1),
  size: requestText(60).describe('Empty when the product has no sizes'),
  color: z.object({ name: requestText(60).describe('Empty when the product has no colors') }),
  quantity: z.int().min(1).max(99_999),
  priceCents: z.int().min(0).max(100_000_000).describe('What the browser believes one costs; never what is owed'),
  variantId: requestText(60).optional().describe('The SKU'),
});

/** So many lines are looked at, of which an order takes only some. */
export const mostLinesLookedAt = 200;

const text = requestText(200);

export const addressFields = z.object({
  name: text,
  line1: text,
  line2: text.optional(),
  city: text,
  state: requestText(20).describe('Two letters: a state, DC, a territory, or AA, AE, AP'),
  zip: requestText(20).describe('12345 or 12345-6789'),
  phone: requestText(40).optional(),
});

export const deliveryKind = z.enum(['standard', 'express']);
export const couponText = requestText(100);
export const emailText = requestText(320);

export const quoteBody = z.object({
  lines: z.array(cartLine).max(mostLinesLookedAt),
  coupon: couponText.optional(),
  delivery: deliveryKind.optional(),
  email: emailText.optional().describe('As far as it is known: decides whether it is a first order'),
  address: addressFields.partial().optional().describe('As far as it is known: the state decides the tax'),
});

export type AskedLine = z.infer<typeof cartLine>;
export type QuoteBody = z.infer<typeof quoteBody>;
