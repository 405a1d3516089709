import { createMetrics, type Metrics } from '@paw/node/createMetrics.ts';
import { Counter, Gauge } from 'prom-client';
import type { PageCache } from './page/PageCache.ts';
import type { PageFaults } from './page/PageFaults.ts';

/** The shell's own metrics besides those of every process: page cache, live release set, and faults by release. */
export function shellMetrics(
  cache: PageCache,
  faults: Pick<PageFaults, 'counts'>,
  currentSet: () => string | undefined,
): Metrics {
  const metrics = createMetrics('shell');
  metrics.registry.registerMetric(
    new Counter({
      name: 'page_cache_answers_total',
      help: 'Pages by where they came from: hit = fresh, stale = sent while it is rebuilt, miss = rendered for the one who asked.',
      labelNames: ['how'],
      registers: [],
      collect() {
        this.reset();
        for (const [how, count] of Object.entries(cache.counts)) this.inc({ how }, count);
      },
    }),
  );
  metrics.registry.registerMetric(
    new Counter({
      name: 'page_faults_total',
      help: 'Regions and pages that failed on the server, by the release whose code or data it was.',
      labelNames: ['remote', 'release'],
      registers: [],
      collect() {
        this.reset();
        for (const { remote, release, count } of faults.counts()) this.inc({ remote, release }, count);
      },
    }),
  );
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
  metrics.registry.registerMetric(gauge('page_cache_pages', 'Pages that are kept ready.', () => cache.size.pages));
  metrics.registry.registerMetric(
    gauge('page_cache_bytes', 'What the pages that are kept ready take in memory.', () => cache.size.bytes),
  );
  metrics.registry.registerMetric(
    new Gauge({
      name: 'release_set_info',
      help: '1 for the release set that is live.',
      labelNames: ['set'],
      registers: [],
      collect() {
        this.reset();
        const set = currentSet();
        if (set) this.set({ set }, 1);
      },
    }),
  );
  return metrics;
}
