import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { securityEvents } from '../database/securityTables.ts';
import type { Round } from '../rounds/Round.ts';
import type { SecurityEventKind, SecurityOutcome } from '../database/SecurityEvent.ts';

type NewRow = Omit<typeof securityEvents.$inferInsert, 'id' | 'at'>;

export async function insertSecurityEvents({ db }: Pick<Database, 'db'>, rows: NewRow[]): Promise<void> {
  if (rows.length) await db.insert(securityEvents).values(rows);
}

interface Wanted {
  /** ISO text in UTC. */
  since?: string | undefined;
  /** As the table has it: an account's id, or a name. */
  person?: string | undefined;
  kind?: SecurityEventKind | undefined;
  outcome?: SecurityOutcome | undefined;
  most: number;
}

/** The newest first; `at` is ISO text in UTC. */
export async function listSecurityEvents({ db }: Pick<Database, 'db'>, wanted: Wanted) {
  const { id, at, kind, outcome, person, way, reason, route, caller, requestId, times } = securityEvents;
  const iso = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const is = (column: typeof kind | typeof outcome | typeof person, value?: string) =>
    value === undefined ? undefined : eq(column, value as never);
  return db
    .select({ at: iso, kind, outcome, person, way, reason, route, caller, requestId, times })
    .from(securityEvents)
    .where(
      and(
        wanted.since === undefined ? undefined : gte(at, wanted.since),
        is(person, wanted.person),
        is(kind, wanted.kind),
        is(outcome, wanted.outcome),
      ),
    )
    .orderBy(desc(id))
    .limit(wanted.most);
}

/** Days that an event is kept. The function of the database that deletes has the same number. */
const eventDays = 90;

/** Deletes what is older than 90 days. Only the database's own function may. */
export const securityEventRound: Round = {
  name: 'security events',
  go: async ({ db }) => {
    const isOld = lt(securityEvents.at, sql`now() - make_interval(days => ${eventDays})`);
    const [old] = await db.select({ id: securityEvents.id }).from(securityEvents).where(isOld).limit(1);
    if (old) await db.execute(sql`select forget_security_events()`);
  },
};
