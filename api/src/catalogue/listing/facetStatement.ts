import { type FacetName, facetTexts } from './facets.ts';
import type { ScopeText } from './listScope.ts';

/** What a facet holds, or a figure of the whole list. */
export interface FacetRow {
  facet: 'total' | 'subcategory' | 'brand' | 'rating' | 'size' | 'color' | 'family' | 'lowest' | 'highest' | 'stock';
  value: string | null;
  hex: string | null;
  count: number;
}

/**
 * All counts of a list in one statement. Every variant of the scope knows in bits which facets' choice it lacks. It
 * counts for a facet when it lacks none but this one's: so each count is what would be listed if that value alone were
 * chosen of its facet, beside what is chosen of the others. Values: the scope's, and the chosen ones of all facets.
 */
export function facetStatement(scope: ScopeText) {
  const facets = facetTexts(scope.values.length);
  const lacks = facets.map(({ fits }, index) => `case when ${fits} then 0 else ${2 ** index} end`);
  const fitsBut = (name: FacetName) => `lacks in (0, ${2 ** facets.findIndex((facet) => facet.name === name)})`;
  // A chosen value is listed even if it leaves no product.
  const isChosen = facets.flatMap(({ name, chosen }) => (chosen ? [[name, `${name} = any (${chosen})`] as const] : []));
  const isListed = (name: FacetName) => `(${fitsBut(name)} or ${new Map(isChosen).get(name)})`;
  const ofProducts = (name: 'subcategory' | 'brand') => `
    select ${name}, count(*) filter (where ${fitsBut(name)}) from product
    where ${name} is not null and ${isListed(name)} group by ${name}`;
  const ofVariants = (name: 'size' | 'color' | 'family') => `
    select ${name}, count(*) filter (where fits) from (
      select ${name}, bool_or(${fitsBut(name)}) as fits from variant
      where ${name} is not null and ${isListed(name)} group by ${name}, id
    ) each_product group by ${name}`;
  const figures = [
    ['total', 'null', 'count(*) filter (where lacks = 0)'],
    ['stock', 'null', 'count(*) filter (where is_stocked)'],
    ['lowest', 'null', 'coalesce(min(lowest), 0)'],
    ['highest', 'null', 'coalesce(max(highest), 0)'],
    ...[1, 2, 3, 4].map((stars) => [
      'rating',
      `'${stars}'`,
      `count(*) filter (where ${fitsBut('rating')} and tenths >= ${10 * stars})`,
    ]),
  ];
  const sums = figures.map(([, , sum], index) => `${sum}::int as figure_${index}`);
  const figureRows = figures.map(([facet, value], index) => `('${facet}', ${value}, null, figure_${index})`);
  return {
    name: `count_${scope.name}`,
    // A variant that lacks two or more counts nowhere; the offset keeps its bits from being worked out twice. A product
    // lacks what the best of its variants lacks: facets of products have the lower bits, and all its variants lack the
    // same of those.
    text: `with variant as materialized (
      select * from (
        select l.product_id as id, l.subcategory, l.brand, l.tenths, l.size, l.color, l.family, l.cents, l.in_stock,
          ${lacks.join(' + ')} as lacks
        from listed_variants l where ${scope.ofVariants} offset 0
      ) listed
      where lacks & (lacks - 1) = 0 or ${isChosen.map(([, condition]) => condition).join(' or ')}
    ), product as materialized (
      select id, min(subcategory) as subcategory, min(brand) as brand, min(tenths) as tenths, min(lacks) as lacks,
        bool_or(in_stock and ${fitsBut('stock')}) as is_stocked,
        min(cents) filter (where ${fitsBut('price')}) as lowest, max(cents) filter (where ${fitsBut('price')}) as highest
      from variant group by id
    )
    select figure.* from (
      select ${sums.join(', ')} from product
    ) sums cross join lateral (values
      ${figureRows.join(', ')}
    ) figure (facet, value, hex, count)
    union all
    select known.facet, known.name, known.hex, counted.count::int from (
      ${[ofProducts('subcategory'), ofProducts('brand'), ofVariants('size'), ofVariants('color'), ofVariants('family')].join(' union all ')}
    ) counted (id, count) join facet_values known on known.id = counted.id`,
  };
}
