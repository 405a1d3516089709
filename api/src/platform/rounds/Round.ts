import type { Database } from '../database/database.ts';

/**
 * Work of one subject that no request asks for, done every 30 seconds: deleting what has expired, queueing what is due.
 * Each is listed in back-office/office/listRounds.ts. Of several apis one does
 * them; a second one may begin while the first has lost its connection and is not finished.
 */
export interface Round {
  /** For the log. */
  name: string;
  /** @returns how many jobs it queued, so that the workers look at once */
  go: (database: Database) => Promise<number | void>;
}
