import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';

export type Account = typeof accounts.$inferSelect;

/** @param email normalised */
export async function findAccountByEmail({ db }: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account;
}

/** @param id a UUID */
export async function findAccount({ db }: Pick<Database, 'db'>, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}
