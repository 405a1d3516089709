import { eq, sql } from 'drizzle-orm';
import { memberCarts } from '../../platform/database/memberTables.ts';
import type { Database } from '../../platform/database/database.ts';

type Lines = typeof memberCarts.$inferInsert.lines;

export function memberCartQueries({ db }: Database) {
  const columns = { lines: memberCarts.lines, updatedAt: sql<string>`to_json(${memberCarts.updatedAt}) #>> '{}'` };
  return {
    /** Nothing saved yet is an empty cart. */
    async findCart(accountId: string): Promise<{ lines: Lines; updatedAt: string | null }> {
      const [cart] = await db.select(columns).from(memberCarts).where(eq(memberCarts.accountId, accountId));
      return cart ?? { lines: [], updatedAt: null };
    },

    async saveCart(accountId: string, lines: Lines): Promise<{ lines: Lines; updatedAt: string | null }> {
      const [saved] = await db
        .insert(memberCarts)
        .values({ accountId, lines })
        .onConflictDoUpdate({ target: memberCarts.accountId, set: { lines, updatedAt: sql`now()` } })
        .returning(columns);
      return saved ?? { lines, updatedAt: null };
    },
  };
}
