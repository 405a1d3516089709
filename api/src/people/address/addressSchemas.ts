import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { addressFields } from './addressFields.ts';

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
