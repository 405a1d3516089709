import type { components } from '@paw/api-client/apiTypes.d.ts';

const red = { name: 'Red', hex: '#b3312c', hexes: ['#b3312c', '#f2e9dc'] };
const navy = { name: 'Navy', hex: '#2b3f63', hexes: ['#2b3f63', '#f2e9dc'] };

/** Two variants: one reduced and sold out, one too dear for paid delivery. */
export const feedProduct: components['schemas']['ProductDetail'] = {
  id: 12,
  slug: 'Tug-&-Fetch-Rope',
  title: 'Tug & Fetch Rope',
  brand: 'Meadow and Mutt',
  pet: 'dog',
  category: 'Toys',
  subcategory: null,
  priceMinCents: 1499,
  priceMaxCents: 5200,
  compareAtCents: 1999,
  sizeAndColor: '2 Colors - 2 Sizes',
  picture: {
    name: 'rope',
    colour: 'b3312c',
    colours: ['b3312c', 'f2e9dc'],
    alt: 'a knotted rope',
    views: ['rope--2'],
    viewAlts: ['the knot from near'],
  },
  formerPrice: null,
  saleFromCents: null,
  colours: [
    { ...red, sku: 'TUG-S-RED' },
    { ...navy, sku: 'TUG-L-NAVY' },
  ],
  inStock: true,
  rating: null,
  arrives: {
    standard: { from: '2026-12-01', to: '2026-12-03' },
    express: { from: '2026-11-27', to: '2026-11-30' },
    cutOff: '14:00:00-06:00',
  },
  oversize: false,
  added: '2026-03-14',
  description: 'A rope of cotton. It says "<tug>" & more.',
  specifications: [],
  sizeGuide: null,
  variants: [
    { ...ids(1, 'TUG-S-RED'), size: 'S', colour: red, priceCents: 1499, compareAtCents: 1999, stock: 0 },
    { ...ids(2, 'TUG-L-NAVY'), size: 'L', colour: navy, priceCents: 5200, compareAtCents: null, stock: 4 },
  ],
};

function ids(id: number, sku: string) {
  return { id, sku, weightGrams: 240 };
}
