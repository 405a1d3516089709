import type { CartLine } from '@paw/contract/cartStorage.ts';

/** A product of a wishlist, which has variants to choose from. */
export const wishedProduct = (slug: string, changes: object = {}) => ({
  slug,
  title: slug,
  pet: 'dog',
  picture: { name: 'bowl', colours: ['1d7874'], alt: 'a bowl' },
  priceMinCents: 1235,
  priceMaxCents: 1235,
  inStock: true,
  skuToAdd: null,
  ...changes,
});

/** What the api returns for one unit of `bowl`. */
export const bowlLine: CartLine = {
  title: 'Bowl',
  size: '',
  color: { name: '' },
  quantity: 1,
  priceCents: 1235,
  variantId: 'B-1',
  slug: 'Bowl',
};
