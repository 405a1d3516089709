import { z } from 'zod';
import { requestText } from '../../platform/http/requestText.ts';

const text = requestText(200);

/** An address as it is typed; what is wrong with it is told field by field (addressRules.ts). */
export const addressFields = z.object({
  name: text,
  line1: text,
  line2: text.optional(),
  city: text,
  state: requestText(20).describe('Two letters: a state, DC, a territory, or AA, AE, AP'),
  zip: requestText(20).describe('12345 or 12345-6789'),
  phone: requestText(40).optional(),
});
