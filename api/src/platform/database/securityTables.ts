import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SecurityEventKind, SecurityOutcome } from './SecurityEvent.ts';
import { moment } from './columns.ts';

/**
 * Sign-ins, what changes them, and refusals. Rows are only added: they are deleted after 90 days, by a function of the
 * database (migration 0014), because the role of the running api may neither change nor delete one.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    kind: text().$type<SecurityEventKind>().notNull(),
    outcome: text().$type<SecurityOutcome>().notNull(),
    /** A member's account id, or the name of a person of the staff. Null when no one is known. */
    person: text(),
    /** With what: `password`, `passkey`, `provider`, `code`, `link`. */
    way: text(),
    /** Of a refusal: the answer's code. */
    reason: text(),
    /** As the api declares it, never a URL. */
    route: text(),
    /** The caller's network address under another name for each day (callerNames.ts). */
    caller: text(),
    /** The line of the request in the log has it too. */
    requestId: text('request_id'),
    /** More than 1 = further refusals of the minute, which have no row of their own. */
    times: integer().notNull().default(1),
  },
  (table) => [index('security_events_at').on(table.at), index('security_events_person').on(table.person, table.id)],
);
