import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { reviews } from '../../platform/database/reviewTables.ts';
import type { Review, ReviewsQuery } from './reviewSchemas.ts';

const reviewsAPage = 6;

type NewReview = Pick<typeof reviews.$inferInsert, 'productId' | 'author' | 'stars' | 'title' | 'body' | 'status'> & {
  accountId: string;
};

const columns = `id, author, stars, title, body, verified, (written_at at time zone 'UTC')::date::text as date`;

const orders: Record<NonNullable<ReviewsQuery['sort']>, string> = {
  newest: 'written_at desc nulls last, id desc nulls last',
  highest: 'stars desc, written_at desc, id desc',
  lowest: 'stars, written_at desc, id desc',
};

/** A guest's order belongs to no member, and a canceled order bought nothing; a trigger removes the mark then. */
const hasBought = (accountId: string, productId: number) => sql<boolean>`exists (
  select from orders o join order_lines l on l.order_id = o.id join variants v on v.id = l.variant_id
  where o.account_id = ${accountId} and o.fulfilment_state <> 'cancelled' and v.product_id = ${productId}
)`;

const asked = `product_id = $1 and status = 'published' and ($2::int is null or stars = $2)`;

export function reviewQueries(database: Database) {
  const count = preparedRead<{ total: number }>(
    database,
    'count_reviews',
    `select count(*)::int as total from reviews where ${asked}`,
  );
  const listIn = (order: keyof typeof orders) =>
    preparedRead<Review>(
      database,
      `list_reviews_${order}`,
      `select ${columns} from reviews where ${asked} order by ${orders[order]} limit ${reviewsAPage} offset $3`,
    );
  const lists = { newest: listIn('newest'), highest: listIn('highest'), lowest: listIn('lowest') };

  return {
    /** Published ones. */
    async listPage(productId: number, { sort = 'newest', stars, page = 1 }: ReviewsQuery) {
      const about = [productId, stars ?? null];
      const [rows, [counted]] = await Promise.all([lists[sort]([...about, (page - 1) * reviewsAPage]), count(about)]);
      const total = counted?.total ?? 0;
      return { reviews: rows, total, page, pages: Math.max(1, Math.ceil(total / reviewsAPage)) };
    },

    /** Marked as verified when the account ordered the product. @returns undefined when it wrote one before */
    async insertReview(review: NewReview): Promise<Review | undefined> {
      const { id, author, stars, title, body, verified } = reviews;
      const date = sql<string>`(${reviews.writtenAt} at time zone 'UTC')::date::text`;
      const [written] = await database.db
        .insert(reviews)
        .values({ ...review, verified: hasBought(review.accountId, review.productId) })
        .onConflictDoNothing({ target: [reviews.productId, reviews.accountId] })
        .returning({ id, author, stars, title, body, verified, date });
      return written;
    },
  };
}
