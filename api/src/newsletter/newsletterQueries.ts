import type { Database } from '../database/database.ts';
import { newsletterSubscriptions } from '../database/schema.ts';

/** Stores a normalised address; one that is there already stays as it is. */
export async function insertSubscription({ db }: Database, email: string): Promise<void> {
  await db.insert(newsletterSubscriptions).values({ email }).onConflictDoNothing();
}
