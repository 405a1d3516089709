import { bestSelling, cardColumns } from '../product/cardColumns.ts';
import { facetTexts } from './facets.ts';
import type { Sort } from './listQuery.ts';
import type { ScopeText } from './listScope.ts';

export const pageSize = 24;

/** Each ends with the position, so that no product is on two pages. */
const orders: Record<Sort, string> = {
  featured: 'p.position',
  'price-asc': 'p.price_min_cents, p.position',
  'price-desc': 'p.price_min_cents desc, p.position desc',
  'best-selling': bestSelling,
  newest: 'p.added_on desc nulls last, p.position',
  rating: 'r.tenths desc nulls last, r.count desc nulls last, p.position',
  // In steps: the smallest differences come from how far apart two words are in a heading.
  relevance: `(50 * ts_rank(p.heading, to_tsquery('shop', $1)))::int desc, p.position`,
};

/**
 * A page of cards. Its values: the scope's, when narrowed the chosen ones of all facets, and the number of products
 * before the page.
 * @param narrowed false leaves out all facets and their values
 */
export function listStatement(scope: ScopeText, sort: Sort, narrowed: boolean) {
  const facets = narrowed ? facetTexts(scope.values.length) : [];
  const fits = [scope.ofVariants, ...facets.map((facet) => facet.fits)].join(' and ');
  const where = narrowed ? `p.id in (select l.product_id from listed_variants l where ${fits})` : scope.ofProducts;
  const values = scope.values.length + facets.flatMap(({ names }) => names).length;
  return {
    name: `list_${scope.name}_${sort}${narrowed ? '_narrowed' : ''}`,
    text: `select ${cardColumns}
      from products p join ratings r on r.product_id = p.id
      where ${where}
      order by ${orders[sort]} limit ${pageSize} offset $${values + 1}`,
  };
}
