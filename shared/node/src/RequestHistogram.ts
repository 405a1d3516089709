/** Upper bounds in seconds; slower requests count in `+Inf`. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: { route: string; method: string; status: number };
  /** Number of requests by the first bound that they meet; the last one is `+Inf`. */
  counts: Float64Array;
  sum: number;
}

const name = 'http_request_duration_seconds';

/**
 * Durations of requests, in the text format of Prometheus. prom-client's histogram sorts and joins the labels at every
 * observation, which is a tenth of the time that a page from the cache may take.
 */
export class RequestHistogram {
  readonly #all = new Map<string, Series>();
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  observe(route: string, method: string, status: number, seconds: number): void {
    const key = `${status}${method}${route}`;
    const series = this.#all.get(key) ?? this.#begin(key, { route, method, status });
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at++;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  text(): string {
    const head = `# HELP ${name} Time from the first byte of a request to the last of its answer.\n# TYPE ${name} histogram\n`;
    return head + [...this.#all.values()].map((series) => this.#textOf(series)).join('');
  }

  #begin(key: string, labels: Series['labels']): Series {
    const series = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
    this.#all.set(key, series);
    return series;
  }

  /** In this format each bucket includes the ones below it. */
  #textOf({ labels: { route, method, status }, counts, sum }: Series): string {
    const labels = `route="${escaped(route)}",method="${escaped(method)}",status="${status}"`;
    const service = `service="${escaped(this.#service)}"`;
    let total = 0;
    const buckets = [...counts].map((count, at) => {
      total += count;
      return `${name}_bucket{${labels},le="${bounds[at] ?? '+Inf'}",${service}} ${total}\n`;
    });
    return `${buckets.join('')}${name}_sum{${labels},${service}} ${sum}\n${name}_count{${labels},${service}} ${total}\n`;
  }
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
