import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Of the request whose statements are sent now. */
const traceparent = new AsyncLocalStorage<string>();

/** A prepared statement keeps its text, so it has no comment; one in this time is sent unprepared instead. ms */
const BETWEEN = 200;

/** Statements that `work` sends have a comment that names the trace. @param parent `00-<trace id>-<span id>-<flags>` */
export const inTrace = <Result>(parent: string, work: () => Result): Result => traceparent.run(parent, work);

/**
 * The `query` of a pool or a connection: a statement of a traced request ends with a comment `traceparent='00-…'`, which
 * PostgreSQL's log of slow statements and `pg_stat_activity` show. It is added when the statement is asked for: a busy pool
 * sends it while another request is current.
 * @see sqlcommenter, https://google.github.io/sqlcommenter/spec/
 */
export function tracedQuery<Line extends Pick<pg.ClientBase, 'query'>>(line: Line): Line['query'] {
  const ask = line.query.bind(line) as (...args: readonly unknown[]) => unknown;
  return ((statement: unknown, ...rest: readonly unknown[]) => ask(commented(statement), ...rest)) as Line['query'];
}

/** A connection that the pool lent, with {@link tracedQuery}; the pool gets back its own. */
export const tracedClient = <Client extends pg.ClientBase>(client: Client): Client =>
  Object.assign(Object.create(client) as Client, { query: tracedQuery(client) });

interface Statement {
  name?: string;
  text: string;
}

function commented(statement: unknown): unknown {
  const parent = traceparent.getStore();
  if (!parent) return statement;
  const comment = ` /*traceparent='${parent}'*/`;
  if (typeof statement === 'string') return statement + comment;
  if (!isStatement(statement)) return statement;
  if (statement.name !== undefined && !mayBeUnprepared()) return statement;
  return { ...statement, name: undefined, text: statement.text + comment };
}

/** One with a `submit` of its own, such as a stream of rows, sends itself. */
const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);

let last = Number.NEGATIVE_INFINITY;

function mayBeUnprepared(): boolean {
  const now = performance.now();
  if (now - last < BETWEEN) return false;
  last = now;
  return true;
}
