import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { requestText } from '../../platform/http/requestText.ts';
import { productCard } from '../../catalogue/product/productSchemas.ts';

const { mostWishes } = rules.accounts;

export const slugsBody = z.object({ slugs: z.array(requestText(200).min(1)).max(mostWishes) });

export const wishlist = z
  .object({
    items: z
      .array(z.object({ slug: z.string(), addedAt: z.string() }))
      .max(mostWishes)
      .describe('Newest first'),
  })
  .meta({ id: 'Wishlist' });

/** A card, and what one tap puts into the cart. */
export const wishedProducts = z
  .object({
    products: z
      .array(
        productCard.extend({
          skuToAdd: z
            .string()
            .nullable()
            .describe('The only variant, or the only one in stock; null = the shopper has to choose'),
        }),
      )
      .describe('In the requested order, without those that are no longer sold'),
  })
  .meta({ id: 'WishedProducts' });

export const wishlistLink = z
  .object({
    secret: z.string().nullable().describe('The end of the link’s address; null = only the owner sees the list'),
    firstName: z.string().describe('What others see of the owner'),
  })
  .meta({ id: 'WishlistLink' });

export const sharedWishlist = wishedProducts.extend({ firstName: z.string() }).meta({ id: 'SharedWishlist' });
