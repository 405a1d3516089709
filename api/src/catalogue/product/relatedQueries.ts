import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { canBeBought, type CardRow, cardColumns } from './cardColumns.ts';
import { goesWith } from './goesWith.ts';

type Product = Pick<CardRow, 'id' | 'slug' | 'pet' | 'category' | 'subcategory' | 'pictureFamily'> & {
  priceMinCents: number;
};

const mostTogether = 3;

/** Of the best of each list one, and not always the same: which one depends on the product. */
const oneOfTheBest = (columns: string, where: string) => `
  select ${columns} from (
    select p.id, p.slug from products p join ratings r on r.product_id = p.id
    where ${where} and ${canBeBought}
    order by r.tenths desc nulls last, r.count desc nulls last, p.position limit 4
  ) best order by md5(best.slug || $2) limit 1`;

const texts = {
  // In two orders or more: one alone says nothing, and is someone's. Of a thing that everyone buys a part is looked
  // at. $1 the product's id
  bought: `select ${cardColumns}
    from (
      select v.product_id as id, count(distinct l.order_id) as orders
      from (
        select l.order_id from variants v join order_lines l on l.variant_id = v.id join orders o on o.id = l.order_id
        where v.product_id = $1 and o.fulfilment_state <> 'cancelled' limit 1000
      ) own
      join order_lines l on l.order_id = own.order_id join variants v on v.id = l.variant_id
      where v.product_id <> $1 group by v.product_id having count(distinct l.order_id) > 1
    ) bought join products p on p.id = bought.id join ratings r on r.product_id = p.id
    where ${canBeBought} order by bought.orders desc, p.position limit ${mostTogether}`,

  // $1 pet, $2 the product's slug, $3 other categories
  besides: `select ${cardColumns}
    from unnest($3::text[]) with ordinality as beside (category, rank)
    cross join lateral (${oneOfTheBest('best.id', 'p.pet = $1 and p.category = beside.category')}) chosen
    join products p on p.id = chosen.id join ratings r on r.product_id = p.id
    order by beside.rank`,

  // A pet with one category: other kinds of things in it. $1 pet, $2 the product's slug, $3 what its picture shows
  kinds: `select ${cardColumns}
    from (
      select picture_shape ->> 'family' as family from products
      where pet = $1 and picture_shape ->> 'family' <> $3 group by 1
    ) kind
    cross join lateral (${oneOfTheBest('best.id', "p.pet = $1 and p.picture_shape ->> 'family' = kind.family")}) chosen
    join products p on p.id = chosen.id join ratings r on r.product_id = p.id
    order by md5(kind.family || $2) limit 3`,

  // $1 pet, $2 category, $3 subcategory, $4 cents, $5 products shown elsewhere
  related: `select ${cardColumns}
    from (
      select id from products where pet = $1 and category = $2
      union all
      (select id from products where pet = $1 and category <> $2 order by position limit 16)
    ) near join products p on p.id = near.id join ratings r on r.product_id = p.id
    where p.id <> all ($5::int[])
    order by p.category = $2 desc, p.subcategory is not distinct from $3 desc, ${canBeBought} desc,
      abs(p.price_min_cents - $4::int), p.position
    limit 8`,
};

/**
 * Products shown beside one product: the same ones every time, as long as catalogue, orders, stock and ratings are.
 * `together` = what people really bought with it, filled up with what goes with it.
 */
export function relatedQueries(database: Database) {
  const bought = preparedRead<CardRow>(database, 'list_bought', texts.bought);
  const besides = preparedRead<CardRow>(database, 'list_besides', texts.besides);
  const kinds = preparedRead<CardRow>(database, 'list_other_kinds', texts.kinds);
  const related = preparedRead<CardRow>(database, 'list_related', texts.related);

  return async ({ id, slug, pet, category, subcategory, pictureFamily, priceMinCents }: Product) => {
    const others = goesWith(pet, category);
    const [real, likely] = await Promise.all([
      bought([id]),
      others.length ? besides([pet, slug, others]) : kinds([pet, slug, pictureFamily]),
    ]);
    const more = likely.filter((each) => !real.some((other) => other.id === each.id));
    const together = [...real, ...more].slice(0, mostTogether);
    const elsewhere = [id, ...together.map((each) => each.id)];
    return { together, related: await related([pet, category, subcategory, priceMinCents, elsewhere]) };
  };
}
