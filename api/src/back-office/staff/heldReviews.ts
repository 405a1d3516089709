import { sql } from 'drizzle-orm';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { StaffReview } from './staffSchemas.ts';

type Status = 'published' | 'waiting' | 'rejected';

/** What members wrote, the oldest first: what waits longest comes first. */
export async function listReviews({ db }: Pick<Database, 'db'>, status: Status, most: number): Promise<StaffReview[]> {
  const { rows } = await db.execute(sql`
    select r.id, p.title as product, r.author, r.stars, r.title, r.body, r.verified, r.status,
      to_json(r.written_at) #>> '{}' as "writtenAt"
    from reviews r join products p on p.id = r.product_id
    where r.status = ${status} and r.account_id is not null order by r.written_at, r.id limit ${most}`);
  return rows as unknown as StaffReview[];
}

/**
 * Publishes or rejects a member's review; either may be changed later. A trigger updates the averages,
 * which count published reviews.
 * @returns the status it had
 * @throws ApiProblem 404 review_not_found, 409 wrong_state
 */
export async function judgeReview(tx: Queries, id: number, status: 'published' | 'rejected'): Promise<Status> {
  const { rows } = await tx.execute<{ status: Status }>(sql`
    select status from reviews where id = ${id} and account_id is not null for update`);
  const [review] = rows;
  if (!review)
    throw new ApiProblem(404, 'review_not_found', `There is no review ${id}: "reviews" lists the waiting ones.`);
  if (review.status === status) throw new ApiProblem(409, 'wrong_state', `Review ${id} is already ${status}.`);
  await tx.execute(sql`update reviews set status = ${status} where id = ${id}`);
  return review.status;
}
