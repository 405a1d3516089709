import type { ListView } from '../listing/listView.ts';
import type { LoadedList } from '../listing/loadList.ts';
import { type Facets, noFilters } from '../listing/filters/filters.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { testProduct } from './testProduct.ts';

export const testFacets: Facets = {
  subcategories: [
    { slug: 'Dog-Orthopedic', name: 'Orthopedic', count: 8 },
    { slug: 'Dog-Sofa', name: 'Sofa', count: 6 },
  ],
  brands: Array.from({ length: 10 }, (_, at) => ({ name: `Brand ${at}`, count: 20 - at })),
  sizes: [
    { name: 'S', count: 4 },
    { name: 'L', count: 9 },
  ],
  colors: [
    { name: 'Navy', count: 5, hex: '#2b3f63' },
    { name: 'Red', count: 3, hex: '#b3312c' },
  ],
  colorFamilies: [
    { name: 'Red', count: 3, hex: '#b3312c' },
    { name: 'Blue', count: 5, hex: '#3d6fa8' },
  ],
  ratings: [4, 3, 2, 1].map((atLeast) => ({ atLeast, count: 20 - atLeast })),
  price: { minCents: 899, maxCents: 11_999 },
  inStock: { count: 40 },
};

export const testView: ListView = { filters: noFilters, page: 1, through: 1 };

/** This many cards, each of another product. */
export function testCards(count: number, from = 1): CardProduct[] {
  return Array.from({ length: count }, (_, at) => ({
    ...testProduct,
    title: `Product ${from + at}`,
    slug: `Product-${from + at}`,
  }));
}

/** The api's response to a listing or a search. */
export function testPage(products: CardProduct[], total = products.length, page = 1) {
  return {
    products,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / 24)),
    facets: testFacets,
    pet: null,
    category: null,
    subcategory: null,
  };
}

export function testList(products: CardProduct[], more: Partial<LoadedList> = {}): LoadedList {
  const { total, pages, facets } = testPage(products, more.total);
  return { products, total, pages, facets, view: testView, ...more };
}
