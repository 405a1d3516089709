import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashOf } from '../session/secrets.ts';

/** Whose data it is: a member, known by the account and by its confirmed address. */
export interface Person {
  accountId: string;
  /** Normalised. */
  email: string;
  /** As failed sign-ins and the like are counted. */
  emailHash: string;
}

/** Undefined when there is no such account anymore. */
export async function findPerson({ db }: Pick<Database, 'db'>, accountId: string): Promise<Person | undefined> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from accounts where id = ${accountId}`);
  const email = rows[0]?.email;
  return email === undefined ? undefined : personOf(accountId, email);
}

export const personOf = (accountId: string, email: string): Person => ({ accountId, email, emailHash: hashOf(email) });

/** The member's orders, and those that a guest placed under the same address. */
export const isOrderOf = ({ accountId, email }: Person): SQL =>
  sql`(account_id = ${accountId} or (account_id is null and email = ${email}))`;

export const ordersOf = (person: Person): SQL => sql`(select id from orders where ${isOrderOf(person)})`;
