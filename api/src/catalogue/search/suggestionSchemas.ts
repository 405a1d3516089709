import { z } from 'zod';
import { productCard } from '../product/productSchemas.ts';
import { foundPlace } from '../listing/listSchemas.ts';

const { slug, title, priceMinCents, priceMaxCents, picture } = productCard.shape;

export const suggestions = z
  .object({
    words: z.array(z.string()).describe('The text with its last word completed; at most 4'),
    categories: z.array(foundPlace).describe('At most 3'),
    products: z.array(z.object({ slug, title, priceMinCents, priceMaxCents, picture })).describe('At most 5'),
  })
  .meta({ id: 'Suggestions' });

export type Suggestions = z.infer<typeof suggestions>;
