import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { App } from '../app/bareApp.ts';
import type { Database } from '../database/database.ts';
import { RefusalPace } from './RefusalPace.ts';
import type { RouteEvent, SecurityEvent } from '../database/SecurityEvent.ts';
import { insertSecurityEvents } from './securityEventQueries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each answer of the route is an event, but for those about a form that was filled in wrong. */
    securityEvent?: RouteEvent;
  }
  interface FastifyRequest {
    /** The code of the problem that is the answer. */
    problem?: string;
    /** Whose account the route's event is about. */
    eventPerson?: string | undefined;
    /** What happened besides the route's own event. */
    events?: SecurityEvent[];
  }
}

interface Parts {
  database: Database;
  metrics: Metrics;
  /** Another name for a caller's network address. */
  nameOf: (address: string) => Promise<string>;
}

/** Says what happened in a call, once its answer is known. */
export function addSecurityEvent(request: FastifyRequest, event: SecurityEvent): void {
  (request.events ??= []).push(event);
}

/**
 * Writes the event log: what routes declare, what they add, limits that were reached, and calls from other sites. Each
 * row is written before its answer is sent. When the database fails, the log has a warning and the answer is sent.
 */
export function recordSecurityEvents(app: App, { database, metrics, nameOf }: Parts): void {
  const pace = new RefusalPace();
  const counter = eventCounter(metrics);

  const writeFurther = async (isLast = false) =>
    insertSecurityEvents(
      database,
      pace.endMinute(isLast).map(({ kind, times }) => ({ kind, times, outcome: 'refused', reason: 'further_ones' })),
    );

  async function write(request: FastifyRequest, events: readonly SecurityEvent[]): Promise<void> {
    for (const { kind, outcome } of events) counter.inc({ kind, outcome });
    await writeFurther();
    const rows = events.filter(({ kind, outcome, person }) => outcome === 'ok' || pace.take(kind, person));
    if (!rows.length) return;
    const caller = await nameOf(clientAddress(request));
    const { id: requestId } = request;
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    await insertSecurityEvents(
      database,
      rows.map((event) => ({ ...event, caller, requestId, route })),
    );
  }

  app.addHook('onSend', async (request, reply) => {
    const events = eventsOf(request, reply);
    if (!events.length) return;
    await write(request, events).catch((error: unknown) => {
      request.log.warn({ err: error, kinds: events.map(({ kind }) => kind) }, 'A security event was not stored.');
    });
  });
  const timer = setInterval(() => void writeFurther().catch(() => {}), 60_000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writeFurther(true).catch(() => {});
  });
}

/** Staff and shoppers have apps of their own, which count together. */
function eventCounter({ registry }: Metrics): Counter<'kind' | 'outcome'> {
  const name = 'security_events_total';
  const known = registry.getSingleMetric(name);
  if (known) return known as Counter<'kind' | 'outcome'>;
  return new Counter({
    name,
    help: 'Sign-ins, what changes them, and refusals, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
}

function eventsOf(request: FastifyRequest, reply: FastifyReply): SecurityEvent[] {
  return [...(request.events ?? []), ...routeEvents(request, reply.statusCode)];
}

function routeEvents({ problem, eventPerson: person, routeOptions }: FastifyRequest, status: number): SecurityEvent[] {
  const own = routeOptions.config.securityEvent;
  if (problem === 'foreign_request') return [{ kind: 'foreign', outcome: 'refused', person, reason: problem }];
  if (own && status < 400) return [{ ...own, outcome: 'ok', person }];
  // `bad_…` is a form that was filled in wrong: nothing was compared.
  if (own && status < 500 && problem && !/^bad_|^renewal_needed$/.test(problem)) {
    return [{ ...own, outcome: 'refused', person, reason: problem }];
  }
  return status === 429 ? [{ kind: 'limit', outcome: 'refused', person, reason: problem }] : [];
}
