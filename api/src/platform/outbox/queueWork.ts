import type { SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outbox } from '../database/outboxTables.ts';

export type OutboxRow = Pick<typeof outbox.$inferInsert, 'kind' | 'payload' | 'messageId'> & {
  /** Now, when not given. */
  dueAt?: SQL;
};

/** Queues work in the transaction that makes it necessary. What is queued already does not change. */
export async function queueWork(tx: Queries, ...rows: OutboxRow[]): Promise<void> {
  if (rows.length) await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.messageId });
}

/** Thrown by work that fails for good: nothing is gained by trying it again before someone has looked at it. */
export class NeverWorks extends Error {}
