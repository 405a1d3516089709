import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { outbox } from '../database/outboxTables.ts';
import { mostTries } from './retryDelay.ts';
import type { Round } from '../rounds/Round.ts';

type Kind = (typeof outbox.$inferSelect)['kind'];

/** Work that someone has in hand. `attempts` counts this one. */
export interface ClaimedWork {
  id: number;
  payload: Record<string, unknown>;
  messageId: string;
  attempts: number;
  /** ISO text. */
  queuedAt: string;
}

/** Work that was tried as often as it may be. Times are ISO text. */
export interface DeadLetter {
  id: number;
  kind: Kind;
  work: string;
  messageId: string;
  queuedAt: string;
  lastError: string | null;
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
const isDead = sql`done_at is null and attempts >= ${mostTries} and (locked_until is null or locked_until < now())`;

export function outboxQueries({ db }: Pick<Database, 'db'>) {
  return {
    /**
     * Takes what is due, the oldest first, for `lease` seconds: no other worker of any process gets it until then. The
     * try is counted before it begins, so work that kills its process is not tried forever.
     * @param messageId this one only
     */
    async claim(kind: Kind, { most, lease, messageId }: { most: number; lease: number; messageId?: string }) {
      const only: SQL = messageId ? sql`and message_id = ${messageId}` : sql``;
      const { rows } = await db.execute(sql`
        with due as materialized (
          select id from outbox
          where kind = ${kind} and done_at is null and due_at <= now() and attempts < ${mostTries}
            and (locked_until is null or locked_until < now()) ${only}
          order by due_at, id limit ${most} for update skip locked
        )
        update outbox set attempts = attempts + 1, locked_until = now() + make_interval(secs => ${lease})
        from due where outbox.id = due.id
        returning outbox.id::int as id, payload, message_id as "messageId", attempts, ${iso('queued_at')} as "queuedAt"`);
      return rows as unknown as ClaimedWork[];
    },

    /** The email's secret is deleted with it. */
    async finish(id: number): Promise<void> {
      await db.execute(sql`update outbox set done_at = now(), locked_until = null, last_error = null,
        payload = payload - 'secret' where id = ${id} and done_at is null`);
    },

    /** @param delay seconds until the next try; undefined = someone must look at it first */
    async fail({ id, attempts }: ClaimedWork, error: string, delay: number | undefined): Promise<void> {
      const next =
        delay === undefined ? sql`attempts = ${mostTries}` : sql`due_at = now() + make_interval(secs => ${delay})`;
      // Not when the lease ran out and someone else has it in hand by now.
      await db.execute(sql`update outbox set locked_until = null, last_error = ${error.slice(0, 1000)}, ${next}
        where id = ${id} and done_at is null and attempts = ${attempts}`);
    },

    async listDead(most = 100): Promise<DeadLetter[]> {
      const { rows } = await db.execute(sql`
        select id::int as id, kind, coalesce(payload->>'mail', payload->>'job') as work, message_id as "messageId",
          ${iso('queued_at')} as "queuedAt", last_error as "lastError"
        from outbox where ${isDead} order by id limit ${most}`);
      return rows as unknown as DeadLetter[];
    },

    /** Deletes work that was done this many days ago; a few rows at a time, so other queries do not wait. */
    async forgetDone(days: number, most = 500): Promise<void> {
      await db.execute(sql`delete from outbox where id in (
        select id from outbox where done_at < now() - make_interval(days => ${days}) limit ${most} for update skip locked)`);
    },
  };
}

/** From the beginning, with as many tries as before. @returns false when there is no such dead letter */
export async function reviveDead({ db }: Pick<Database, 'db'>, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`update outbox set attempts = 0, due_at = now(), locked_until = null
    where id = ${id} and ${isDead} returning id`);
  return rows.length > 0;
}

/** Days to remember what was done: longer than a browser or the payment provider repeats a request. */
const doneDays = 30;

export const outboxRound: Round = {
  name: 'outbox',
  go: (database) => outboxQueries(database).forgetDone(doneDays),
};
