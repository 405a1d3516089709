import type { ProductDetail, Variant } from '../product/variants.ts';

const red = { name: 'Red', hex: '#b3312c' };
const navy = { name: 'Navy', hex: '#2b3f63' };

function variant(id: number, size: string, colour: Variant['colour'], priceCents: number, stock: number): Variant {
  return { id, sku: `COL-${size}-${colour.name}`, size, colour, priceCents, compareAtCents: null, stock };
}

/** Two colors and two sizes: one combination is sold out, one runs low, and navy is made in S and L only. */
export const testProduct: ProductDetail = {
  id: 7,
  slug: 'Adjustable-Dog-Collar',
  title: 'Adjustable Dog Collar',
  brand: 'Meadow and Mutt',
  pet: 'dog',
  category: 'Collars',
  subcategory: null,
  priceMinCents: 1633,
  priceMaxCents: 1896,
  sizeAndColor: '2 Colors - 3 Sizes',
  picture: { name: 'collar', colour: 'b3312c' },
  colours: [red, navy],
  inStock: true,
  description: 'A collar of woven nylon. It keeps its color.',
  specifications: [{ name: 'Material', value: 'Nylon webbing' }],
  variants: [
    variant(1, 'S', red, 1633, 0),
    variant(2, 'M', red, 1699, 25),
    variant(3, 'L', red, 1896, 25),
    variant(4, 'S', navy, 1633, 25),
    { ...variant(5, 'L', navy, 1796, 3), compareAtCents: 1996 },
  ],
};
