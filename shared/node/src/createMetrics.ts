/** What a process counts about itself, in the text form that Prometheus reads. */
import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestHistogram } from './RequestHistogram.ts';

export interface Metrics {
  /** Takes further metrics of the process. */
  registry: Registry;
  /** All of the registry, and the requests. */
  text: () => Promise<string>;
  /**
   * One answered request.
   * @param route the route's pattern, never the address: each value becomes a series that stays in memory
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
