import { createHash } from 'node:crypto';
import { type Address, checkAddress, checkPhone, tidyAddress } from '@paw/rules/addressRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { readEmail } from '../../people/account/accountFields.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { addressFields } from '../../people/address/addressFields.ts';
import { cartLine, couponText, deliveryKind, emailText } from '../cart/cartSchemas.ts';
import { requestText } from '../../platform/http/requestText.ts';

const { mostLines, mostUnits } = rules.quantity;

export const orderBody = z.object({
  contact: z.object({ email: emailText, phone: requestText(40).optional() }),
  address: addressFields,
  delivery: deliveryKind,
  payment: z.enum(['delivery', 'stripe']).describe('delivery = the carrier collects the payment'),
  coupon: couponText.optional(),
  lines: z
    .array(cartLine.extend({ quantity: z.int().min(1).max(mostUnits) }))
    .min(1)
    .max(mostLines),
  quoteHash: requestText(64).describe('Of the quote that the shopper has seen'),
  acceptHigherPrices: z.boolean().optional().describe('The shopper agreed to prices above those in the cart'),
});

export type OrderBody = z.infer<typeof orderBody>;

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .describe('16 to 64 letters, digits, - or _; each attempt has its own, and its retries repeat it');

/** The buyer, validated and in stored form. */
export interface Recipient {
  email: string;
  emailTyped: string;
  phone: string | null;
  address: Address;
}

/** @throws ApiProblem 400 bad_email, bad_phone, bad_address with what to do about the first field that is wrong */
export function readRecipient({ contact, address: typed }: OrderBody): Recipient {
  const { email, typed: emailTyped } = readEmail(contact.email);
  const address = tidyAddress(typed);
  const [problem] = Object.values(checkAddress(address));
  if (problem) throw new ApiProblem(400, 'bad_address', problem);
  const phone = contact.phone?.trim();
  const phoneProblem = phone && checkPhone(phone);
  if (phoneProblem) throw new ApiProblem(400, 'bad_phone', phoneProblem);
  return { email, emailTyped, phone: phone || (address.phone ?? null), address };
}

/** Of all that the order says, in the schema's order: a repeat has the same. */
export const bodyHash = (body: OrderBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');
