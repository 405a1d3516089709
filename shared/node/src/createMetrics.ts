/** The metrics of a process, in Prometheus's text format. */
import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestHistogram } from './RequestHistogram.ts';

export interface Metrics {
  /** For further metrics of the process. */
  registry: Registry;
  /** All metrics of the registry and of the requests, as text. */
  text: () => Promise<string>;
  /**
   * Records an answered request.
   * @param route the route's pattern, never the URL, because each value becomes a series in memory
   */
  observeRequest: (route: string, method: string, status: number, seconds: number) => void;
}

/** Metrics of the process itself (processor time, memory, event loop, garbage collection), and a histogram of its requests. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new RequestHistogram(service);
  return {
    registry,
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
    observeRequest: (route, method, status, seconds) => requests.observe(route, method, status, seconds),
  };
}
