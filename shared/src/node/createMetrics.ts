/** What a process counts about itself, in the text form that Prometheus reads. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
  };
}
