import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import type { ProductDatum } from '../catalogue/product-data/productDatum.ts';

/** What is chosen in a list, as a test says it. Prices in cents. */
export interface Chosen {
  subcategory?: string[];
  brand?: string[];
  rating?: number;
  size?: string[];
  color?: string[];
  price?: [least: number, most: number];
  inStock?: boolean;
}

/** The segment of a product's subcategory. */
export function subcategoryOf({ pet: petName, category: categoryName, subcategory }: ProductDatum): string | undefined {
  const pet = findPet(petName);
  const category = pet && findCategory(pet, categoryName);
  return category && subcategory ? findSubcategory(category, subcategory)?.slug : undefined;
}

/** With one decimal, half up; 0 without ratings. */
function averageOf({ ratings }: ProductDatum): number {
  const stars = ratings.flatMap((number, index) => Array.from({ length: number }, () => index + 1));
  const hundredths = stars.length ? (stars.reduce((sum, each) => sum + each, 0) * 100) / stars.length : 0;
  return Math.floor((hundredths + 5) / 10) / 10;
}

/** Whether a product has one variant that is all that is chosen: written down once more, in the plainest way. */
export function isListed(product: ProductDatum, chosen: Chosen): boolean {
  const { subcategory, brand, rating, size, color, price, inStock } = chosen;
  if (subcategory && !subcategory.includes(subcategoryOf(product) ?? '')) return false;
  if (brand && !brand.includes(product.brand)) return false;
  if (rating && averageOf(product) < rating) return false;
  return product.variants.some((variant) => {
    if (size && !size.includes(variant.size)) return false;
    if (color && !color.includes(variant.colour)) return false;
    if (price && (variant.cents < price[0] || variant.cents > price[1])) return false;
    return !inStock || variant.stock > 0;
  });
}

/** The query string for it. */
export function queryOf({ price, inStock, rating, ...several }: Chosen): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(several)) for (const value of values ?? []) query.append(name, value);
  if (price) {
    query.set('price_min', String(price[0]));
    query.set('price_max', String(price[1]));
  }
  if (rating) query.set('rating', String(rating));
  if (inStock) query.set('in_stock', '1');
  return query.toString();
}
