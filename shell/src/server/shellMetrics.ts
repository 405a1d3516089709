import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMetrics, type Metrics } from '@paw/shared/node/createMetrics.ts';
import { Counter, Gauge } from 'prom-client';
import type { PageCache } from './page/PageCache.ts';

/** The shell's own figures beside those of every process: its page cache, and which release set is live. */
export function shellMetrics(cache: PageCache, currentSet: () => string | undefined): Metrics {
  const metrics = createMetrics('shell');
  const registers = [metrics.registry];
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages by where they came from: hit = fresh, stale = sent while it is made anew, miss = rendered for the one who asked.',
    labelNames: ['how'],
    registers,
    collect() {
      this.reset();
      for (const [how, count] of Object.entries(cache.counts)) this.inc({ how }, count);
    },
  });
  new Gauge({
    name: 'page_cache_pages',
    help: 'Pages that are kept ready.',
    registers,
    collect() {
      this.set(cache.size.pages);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'What the pages that are kept ready take in memory.',
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
  new Gauge({
    name: 'release_set_info',
    help: '1 for the release set that is live.',
    labelNames: ['set'],
    registers,
    collect() {
      this.reset();
      const set = currentSet();
      if (set) this.set({ set }, 1);
    },
  });
  return metrics;
}

export function sendMetrics({ registry }: Metrics) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}
