import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Keeps the embedded database from changes, also after its next start, while a shop moves to PostgreSQL. */
export const READ_ONLY = 'default_transaction_read_only';

/** Whether a statement was refused because the database takes no changes now. It was certainly not done. */
export function isReadOnly(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isReadOnly(error.cause);
  return error instanceof pg.DatabaseError && error.code === '25006';
}
