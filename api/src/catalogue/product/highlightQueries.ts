import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { bestSelling, canBeBought, type CardRow, cardColumns } from './cardColumns.ts';

/** More than all lists and the featured products together: each is full also after what the others have is left out. */
const most = 60;

const list = (where: string, order: string) => `select ${cardColumns}
  from products p join ratings r on r.product_id = p.id
  where ${where} and ${canBeBought} order by ${order} limit ${most}`;

const texts = {
  featured: 'select p.slug from featured_products f join products p on p.id = f.product_id',
  best: list('r.count > 0', bestSelling),
  bestOfPet: list('p.pet = $1 and r.count > 0', bestSelling),
  newest: list('true', 'p.added_on desc nulls last, p.position'),
  // Only what costs less in every size and color: a card can then say what it cost before. The highest discount first.
  onSale: list(
    `not exists (select from variants v where v.product_id = p.id and v.compare_at_cents is null)`,
    `(
      select max(1 - v.price_cents::numeric / v.compare_at_cents) from variants v where v.product_id = p.id
    ) desc nulls last, p.position`,
  ),
};

/** Products in stock that represent the catalog; a product may be in several lists. */
export function highlightQueries(database: Database) {
  const featuredSlugs = preparedRead<{ slug: string }>(database, 'list_featured_slugs', texts.featured);
  const best = preparedRead<CardRow>(database, 'list_best_sellers', texts.best);
  const bestOfPet = preparedRead<CardRow>(database, 'list_best_sellers_of_pet', texts.bestOfPet);
  const newest = preparedRead<CardRow>(database, 'list_new_arrivals', texts.newest);
  const reduced = preparedRead<CardRow>(database, 'list_on_sale', texts.onSale);
  return async () => {
    const [featured, bestSellers, cat, dog, newArrivals, onSale] = await Promise.all([
      featuredSlugs([]),
      best([]),
      bestOfPet(['cat']),
      bestOfPet(['dog']),
      newest([]),
      reduced([]),
    ]);
    return { featured, bestSellers, cat, dog, newArrivals, onSale };
  };
}
