import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { CommitUnknown, DatabaseAway, DatabaseUnavailable } from './DatabaseUnavailable.ts';

/**
 * What a server says that is no longer the primary, or not yet: connection trouble (08), ended by its operator, crashed,
 * starting (57P01 to 57P03), read-only (25006).
 */
const fromServer = /^(08...|57P0[123]|25006)$/;
/** What the system says of a line to a server that is gone. */
const fromSystem = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** What node-postgres says of such a line, without a code: in a statement, and between two. */
const lineWords = /^Connection terminated|^Client .* not queryable$/;

/**
 * Whether a statement failed because of the server that it was sent to, so that another one may answer it. Unlike
 * `isUnavailable` not for a database that is slow or has too much to do: there, a repetition makes it worse. False if it
 * may have been committed.
 */
export function isFailover(error: unknown): boolean {
  if (error instanceof CommitUnknown) return false;
  if (error instanceof DatabaseAway) return true;
  if (error instanceof pg.DatabaseError) return fromServer.test(error.code ?? '');
  if (error instanceof DatabaseUnavailable || error instanceof DrizzleQueryError) return isFailover(error.cause);
  if (!(error instanceof Error)) return false;
  return lineWords.test(error.message) || fromSystem.has((error as NodeJS.ErrnoException).code ?? '');
}
