import { z } from 'zod';
import { requestText } from '../../platform/http/requestText.ts';
import { rules } from '@paw/rules/rules.ts';

const text = requestText(200);

/** An address as typed; its errors are reported field by field (addressRules.ts). */
export const addressFields = z.object({
  name: text,
  line1: text,
  line2: text.optional(),
  city: text,
  state: requestText(20).describe('Two letters: a state, DC, a territory, or AA, AE, AP'),
  zip: requestText(20).describe('12345 or 12345-6789'),
  phone: requestText(40).optional(),
});

export const addressBody = addressFields.extend({
  isDefault: z.boolean().optional().describe('Offered first; it replaces the former default'),
});

export const savedAddress = addressFields
  .extend({ id: z.string(), isDefault: z.boolean() })
  .meta({ id: 'SavedAddress' });

export const savedAddresses = z.object({
  addresses: z.array(savedAddress).max(rules.accounts.mostAddresses).describe('The default one first'),
});

export type AddressBody = z.infer<typeof addressBody>;
export type SavedAddress = z.infer<typeof savedAddress>;
