import type { Place } from '../product/findPlace.ts';

/** What a list is about, before it is narrowed: a place of the taxonomy, or what a search has found. */
export type ListScope =
  | { place: Place }
  | {
      /** For PostgreSQL's `to_tsquery('shop', …)`. */
      found: string;
    }
  | {
      /** Variants whose SKU was typed. */
      skus: readonly string[];
    };

/** A kind of scope: conditions that know its values as $1 and so on. */
export interface ScopeText {
  name: 'shop' | 'pet' | 'category' | 'search' | 'skus';
  /** About products `p`. */
  ofProducts: string;
  /** The same about rows `l` of `listed_variants`. */
  ofVariants: string;
  values: readonly unknown[];
}

/** The subcategory is a facet of its category: what is chosen of it is a filter. */
export function scopeText(scope: ListScope): ScopeText {
  if ('found' in scope) {
    const found = (row: string) => `${row}.search @@ to_tsquery('shop', $1)`;
    const ofVariants = `l.product_id in (select f.id from products f where ${found('f')})`;
    return { name: 'search', ofProducts: found('p'), ofVariants, values: [scope.found] };
  }
  if ('skus' in scope) {
    const products = '(select product_id from variants where sku = any ($1::text[]))';
    const [ofProducts, ofVariants] = [`p.id in ${products}`, `l.product_id in ${products}`];
    return { name: 'skus', ofProducts, ofVariants, values: [scope.skus] };
  }
  const { pet, category } = scope.place;
  if (!pet) return { name: 'shop', ofProducts: 'true', ofVariants: 'true', values: [] };
  const both = (condition: (row: string) => string) => ({ ofProducts: condition('p'), ofVariants: condition('l') });
  if (!category) return { name: 'pet', ...both((row) => `${row}.pet = $1`), values: [pet.slug] };
  const inCategory = both((row) => `${row}.pet = $1 and ${row}.category = $2`);
  return { name: 'category', ...inCategory, values: [pet.slug, category.slug] };
}
