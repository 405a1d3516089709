import type { Database } from '../../../platform/database/database.ts';
import { listRounds } from '../listRounds.ts';

/** Each round once; one that fails fails the test. */
export async function goRounds(database: Database, settings: Parameters<typeof listRounds>[0] = {}): Promise<void> {
  for (const { go } of listRounds(settings)) await go(database);
}
