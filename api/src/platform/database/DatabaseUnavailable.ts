import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Thrown instead of waiting for a database that does not answer, or that too many wait for already. */
export class DatabaseUnavailable extends Error {}

/** Refused at once, because the database did not answer when it was asked last. */
export class DatabaseAway extends DatabaseUnavailable {}

/** The line broke while a transaction was committed: it may have been, or not. */
export class CommitUnknown extends DatabaseUnavailable {}

/**
 * What the database itself says when it cannot work now: connection trouble (08), out of something such as disk or
 * connections (53), stopping or starting (57P), a statement that took too long (57014), read-only after a failover.
 */
const notNow = /^(08...|53...|57P..|57014|25006)$/;

/** Whether a statement failed because the database is away, or slow, and not because of what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return notNow.test(error.code ?? '');
  // Without a word from the database it is the line to it that failed; a TypeError is about the values we gave.
  if (error instanceof DrizzleQueryError) return isSilence(error.cause) || isUnavailable(error.cause);
  return false;
}

/** For statements that are not sent through drizzle: an error that the database did not report means that it is unavailable. */
export function explainSilence(error: unknown): never {
  if (error instanceof DatabaseUnavailable || !isSilence(error)) throw error;
  throw new DatabaseUnavailable('The database did not answer.', { cause: error });
}

/** What the database itself says is judged by its code, and a TypeError is about the values we gave. */
function isSilence(cause: unknown): boolean {
  return cause instanceof Error && !(cause instanceof pg.DatabaseError) && !(cause instanceof TypeError);
}
