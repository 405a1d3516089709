import type { Metrics } from '@paw/node/createMetrics.ts';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { App } from '../app/bareApp.ts';
import type { Database } from '../database/database.ts';

/** The process's figures, as Prometheus reads them. */
interface Parts {
  database: Database;
  metrics: Metrics;
}

export function metricsRoute(app: App, { database, metrics: { registry, text } }: Parts): void {
  measureDatabase(database, registry);
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await text()),
  );
}

function measureDatabase({ pool, health, readsElsewhere }: Database, registry: Metrics['registry']): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('database_pool_total', 'Connections to the database, at work or not.', () => pool.totalCount);
  gauge('database_pool_idle', 'Connections to the database that wait for work.', () => pool.idleCount);
  gauge('database_pool_waiting', 'Who waits for a connection to the database.', () => pool.waitingCount);
  gauge('database_up', '1 while the database answers, 0 while it is away.', () => (health.isAway ? 0 : 1));
  const elsewhere = new Counter({
    name: 'database_reads_elsewhere_total',
    help: 'Reads that DATABASE_READ_URL answered, because the database of DATABASE_URL did not.',
    registers: [],
    collect() {
      this.reset();
      this.inc(readsElsewhere());
    },
  });
  registry.registerMetric(elsewhere);

  const taken = new Histogram({
    name: 'database_work_seconds',
    help: 'How long a connection was at work: one statement, or a whole transaction.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const since = new WeakMap<object, number>();
  pool.on('acquire', (client) => void since.set(client, performance.now()));
  pool.on('release', (_error, client) =>
    taken.observe((performance.now() - (since.get(client) ?? performance.now())) / 1000),
  );
}
