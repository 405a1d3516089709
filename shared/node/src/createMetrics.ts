/** What a process counts about itself, in the text form that Prometheus reads. */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { RequestHistogram } from './RequestHistogram.ts';

export interface Metrics {
  registry: Registry;
  /**
   * One answered request.
   * @param route the route's pattern, never the address: each value becomes a series that stays in memory
   */
  observeRequest: (route: string, method: string, status: number, seconds: number) => void;
}

/** Registers the process's own figures (processor time, memory, event loop, garbage collection) and a histogram of requests. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new RequestHistogram();
  registry.registerMetric(requests as unknown as Metric);
  return {
    registry,
    observeRequest: (route, method, status, seconds) => requests.observe(route, method, status, seconds),
  };
}
