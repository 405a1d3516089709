import { rules } from '@paw/rules/rules.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { wishes } from '../../platform/database/memberTables.ts';
import type { wishlist } from './wishlistSchemas.ts';

const { mostWishes } = rules.accounts;

/** Any number, as long as every api process uses the same. */
const wishLock = 720_408;

/** The last one first. */
export async function listWishes({ db }: Pick<Database, 'db'>, accountId: string): Promise<z.infer<typeof wishlist>> {
  const { rows } = await db.execute(sql`
    select p.slug, to_json(w.added_at) #>> '{}' as "addedAt"
    from wishes w join products p on p.id = w.product_id
    where w.account_id = ${accountId} order by w.added_at desc, p.id limit ${mostWishes}`);
  return { items: rows as { slug: string; addedAt: string }[] };
}

/** Once or often. @throws ApiProblem 409 wishlist_full */
export async function insertWish(tx: Queries, accountId: string, productId: number): Promise<void> {
  await lock(tx, accountId);
  const free = mostWishes - (await countWishes(tx, accountId, productId));
  if (free > 0) return void (await tx.insert(wishes).values({ accountId, productId }).onConflictDoNothing());
  throw new ApiProblem(409, 'wishlist_full', `Your wishlist is full (${mostWishes} products). Remove one first.`);
}

/** Others than this one. */
async function countWishes(tx: Queries, accountId: string, productId: number): Promise<number> {
  const { rows } = await tx.execute<{ others: number }>(sql`
    select count(*)::int as others from wishes where account_id = ${accountId} and product_id <> ${productId}`);
  return rows[0]?.others ?? 0;
}

export async function deleteWish({ db }: Pick<Database, 'db'>, accountId: string, slug: string): Promise<void> {
  await db.execute(sql`
    delete from wishes using products p
    where account_id = ${accountId} and p.id = product_id and lower(p.slug) = lower(${slug})`);
}

/**
 * Adds what a guest liked in this browser to the member's list, as far as there is room: the first ones first, before
 * what is there, even of the same moment. What is not sold is left out.
 */
export async function mergeWishes(tx: Queries, accountId: string, slugs: readonly string[]): Promise<void> {
  await lock(tx, accountId);
  await tx.execute(sql`
    insert into wishes (account_id, product_id, added_at)
    select ${accountId}, product_id, now() + make_interval(secs => (${mostWishes} - place) / 1000000.0)
    from (
      select p.id as product_id, min(asked.place) as place
      from json_array_elements_text(${JSON.stringify(slugs)}::json) with ordinality as asked (slug, place)
        join products p on lower(p.slug) = lower(asked.slug)
      where not exists (select from wishes where account_id = ${accountId} and product_id = p.id)
      group by p.id order by place
      limit greatest(0, ${mostWishes} - (select count(*) from wishes where account_id = ${accountId}))
    ) fresh
    on conflict do nothing`);
}

const lock = (tx: Queries, accountId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${wishLock}, hashtext(${accountId}))`);
