import { cartLimits } from '@paw/rules/cartLimits.ts';
import { z } from 'zod';
import { addressFields } from '../../people/address/addressFields.ts';
import { requestText } from '../../platform/http/requestText.ts';

const words = {
  size: 'Empty when the product has no sizes',
  color: 'Empty when the product has no colors',
  price: 'The price that the browser has; never used for what is owed',
};

/** A line of an order and of a member's saved cart. Other fields are ignored. */
export const cartLine = z.object({
  title: requestText(cartLimits.title).min(1),
  size: requestText(cartLimits.option).describe(words.size),
  color: z.object({ name: requestText(cartLimits.option).describe(words.color) }),
  quantity: z.int().min(1).max(cartLimits.units),
  priceCents: z.int().min(0).max(cartLimits.cents).describe(words.price),
  variantId: requestText(cartLimits.option).optional().describe('The SKU'),
});

/**
 * A line as a browser asks about it: texts and numbers of any size, because storage holds whatever was written to it.
 * Each line is judged for itself (judgeLines.ts); one that the catalog cannot have must not cost the others their price.
 */
export const askedLine = z.object({
  title: z.string(),
  size: z.string().describe(words.size),
  color: z.object({ name: z.string().describe(words.color) }),
  quantity: z.number().describe('Counts as 1 to 99,999'),
  priceCents: z.number().describe(words.price),
  variantId: z.string().optional().describe('The SKU'),
});

/** Bytes. A full cart has about 8,000; some lines of nonsense fit too. */
export const cartBodyLimit = 256 * 1024;

/** How many lines are read; an order takes fewer. */
export const mostLinesLookedAt = cartLimits.lines;

export const deliveryKind = z.enum(['standard', 'express']);
export const couponText = requestText(100);
export const emailText = requestText(320);

export const quoteBody = z.object({
  lines: z.array(askedLine).describe(`The first ${mostLinesLookedAt} are looked up`),
  coupon: couponText.optional(),
  delivery: deliveryKind.optional(),
  email: emailText.optional().describe('If known: decides whether this is a first order'),
  address: addressFields.partial().optional().describe('If known: the state decides the tax'),
});

export type AskedLine = z.infer<typeof askedLine>;
export type QuoteBody = z.infer<typeof quoteBody>;
