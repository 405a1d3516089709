import type { ProductPageData } from '../product/productData.ts';
import type { ProductDetail, Variant } from '../variant/variants.ts';
import { testReviews } from './testReviews.ts';

const red = { name: 'Red', hex: '#b3312c', hexes: ['#b3312c'] };
const navy = { name: 'Navy', hex: '#2b3f63', hexes: ['#2b3f63'] };

function variant(id: number, size: string, colour: Variant['colour'], priceCents: number, stock: number): Variant {
  const sku = `COL-${size}-${colour.name}`;
  return { id, sku, size, colour, priceCents, compareAtCents: null, weightGrams: 120, stock };
}

/** Two colors and three sizes: one combination is sold out, one is low in stock, and navy comes in S and L only. */
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
  compareAtCents: 1996,
  formerPrice: null,
  saleFromCents: 1796,
  sizeAndColor: '2 Colors - 3 Sizes',
  picture: {
    name: 'collar-flat',
    colour: 'b3312c',
    colours: ['b3312c'],
    alt: 'a woven collar with a buckle',
    views: [],
    viewAlts: [],
  },
  colours: [
    { ...red, sku: 'COL-M-Red' },
    { ...navy, sku: 'COL-S-Navy' },
  ],
  inStock: true,
  rating: { average: 4.6, count: 20, histogram: [0, 1, 1, 3, 15] },
  oversize: false,
  added: '2026-03-14',
  description: 'A collar of woven nylon. It keeps its color.',
  specifications: [{ name: 'Material', value: 'Nylon webbing' }],
  sizeGuide: {
    title: 'Measure around the neck',
    columns: ['Size', 'Neck'],
    rows: [
      ['S', '8 to 12 in'],
      ['M', '12 to 16 in'],
      ['L', '16 to 22 in'],
    ],
  },
  variants: [
    variant(1, 'S', red, 1633, 0),
    variant(2, 'M', red, 1699, 25),
    variant(3, 'L', red, 1896, 25),
    variant(4, 'S', navy, 1633, 25),
    { ...variant(5, 'L', navy, 1796, 3), compareAtCents: 1996 },
  ],
  arrives: {
    standard: { from: '2026-12-01', to: '2026-12-03' },
    express: { from: '2026-11-27', to: '2026-11-30' },
    cutOff: '14:00:00-06:00',
  },
};

/** The data of its page's loader. */
export const productData: ProductPageData = {
  product: testProduct,
  reviews: { view: { sort: 'newest', pages: 1 }, reviews: testReviews, total: 3 },
  related: [],
  together: [],
};

/** The api's responses to that loader, for a slug. */
export function replies(slug: string): Record<string, unknown> {
  const path = `/api/products/${slug}`;
  return {
    [path]: testProduct,
    [`${path}/reviews?sort=newest&page=1`]: { reviews: testReviews, total: 3, page: 1, pages: 1 },
    [`${path}/related`]: { related: [], together: [] },
  };
}
