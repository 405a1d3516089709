import { failureKinds } from '@paw/release/signals/failureKinds.ts';
import { type RouteCount, type Vital, vitalBounds } from '@paw/release/signals/SignalReport.ts';
import { NameCounts } from './NameCounts.ts';
import { addRoute, emptyRoute } from './SignalCounts.ts';
import { ViolationCounts } from './ViolationCounts.ts';

/** Releases and routes with numbers of their own; further ones share one. */
const MOST_SERIES = 500;
const OTHER = 'other';

/** Metric and help of each vital; its unit is a thousandth of the metric's. */
const vitals: Record<Vital, [name: string, help: string]> = {
  lcp: ['page_lcp_seconds', 'Largest Contentful Paint of page views, measured in browsers.'],
  cls: ['page_cls', 'Cumulative Layout Shift of page views, measured in browsers.'],
  inp: ['page_inp_seconds', 'Interaction to Next Paint of page views, measured in browsers.'],
  blocked: ['page_blocked_seconds', 'Time of long tasks beyond 50 ms each, per page view, measured in browsers.'],
};

interface Series {
  count: RouteCount;
  sums: Partial<Record<Vital, number>>;
}

/** Counts since the start of the process, in the text format of Prometheus. */
export class SignalTotals {
  readonly violations = new ViolationCounts();
  readonly names = new NameCounts();
  readonly ignored = new CountByName('signals_ignored_total', 'Signals that were not counted, by the reason.', 'why');
  readonly reports = new CountByName(
    'signal_reports_total',
    'Reports to the registry, by what became of them.',
    'result',
  );
  readonly #series = new Map<string, Series>();

  add(routes: readonly RouteCount[]): void {
    for (const one of routes) addRoute(this.#find(`${one.remote}@${one.release}`, one.route).count, one);
  }

  addToSum(label: string, route: string, vital: Vital, value: number): void {
    const { sums } = this.#find(label, route);
    sums[vital] = (sums[vital] ?? 0) + value;
  }

  /** Gives up the numbers of releases that are gone, when there is no room for others. */
  makeRoom(isKnown: (label: string) => boolean): void {
    if (this.#series.size < MOST_SERIES) return;
    for (const [key, { count }] of this.#series) {
      if (count.remote !== OTHER && !isKnown(`${count.remote}@${count.release}`)) this.#series.delete(key);
    }
  }

  text(): string {
    const all = [...this.#series.values()];
    const counter = (name: string, help: string, lines: string[]) =>
      `# HELP ${name} ${help}\n# TYPE ${name} counter\n${lines.map((line) => `${name}${line}\n`).join('')}`;
    return [
      counter(
        'page_views_total',
        'Pages that were sent, by each release with a region on the page.',
        all.map(({ count }) => `{${labelsOf(count)}} ${count.sent}`),
      ),
      counter(
        'page_boundaries_alive_total',
        'Page views of which the browser reported that the regions of the release work.',
        all.map(({ count }) => `{${labelsOf(count)}} ${count.alive}`),
      ),
      counter(
        'page_boundary_failures_total',
        'Failures of the regions of a release, by kind: in browsers, and on the server (render).',
        all.flatMap(({ count }) =>
          failureKinds
            .filter((kind) => count.failed[kind])
            .map((kind) => `{${labelsOf(count)},kind="${kind}"} ${count.failed[kind]}`),
        ),
      ),
      ...(Object.keys(vitals) as Vital[]).map((vital) => histogram(vital, all)),
      this.ignored.text(),
      this.reports.text(),
      this.violations.text(),
      this.names.text(),
    ].join('');
  }

  #find(label: string, route: string): Series {
    const key = `${label} ${route}`;
    const found = this.#series.get(key);
    if (found) return found;
    const isFull = this.#series.size >= MOST_SERIES && label !== OTHER;
    if (isFull) return this.#find(OTHER, OTHER);
    const [remote = '', release = OTHER] = label.split('@', 2);
    const series = { count: emptyRoute(remote, release, route), sums: {} };
    this.#series.set(key, series);
    return series;
  }
}

/** A counter with one label. */
class CountByName {
  readonly #counts = new Map<string, number>();
  readonly #head: string;
  readonly #line: string;

  constructor(name: string, help: string, label: string) {
    this.#head = `# HELP ${name} ${help}\n# TYPE ${name} counter\n`;
    this.#line = `${name}{${label}="`;
  }

  add(value: string, count = 1): void {
    if (count) this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
  }

  get(value: string): number {
    return this.#counts.get(value) ?? 0;
  }

  text(): string {
    return (
      this.#head + [...this.#counts].map(([value, count]) => `${this.#line}${value}",${SERVICE}} ${count}\n`).join('')
    );
  }
}

const SERVICE = 'service="shell"';
const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
const labelsOf = ({ remote, release, route }: RouteCount) =>
  `${SERVICE},remote="${escaped(remote)}",release="${release}",route="${escaped(route)}"`;

/** In this format each bucket includes the ones below it. */
function histogram(vital: Vital, all: readonly Series[]): string {
  const [name, help] = vitals[vital];
  const lines = all.flatMap(({ count, sums }) => {
    let total = 0;
    const buckets = (count.vitals?.[vital] ?? []).map((one, at) => {
      total += one;
      const bound = vitalBounds[vital][at];
      return `${name}_bucket{${labelsOf(count)},le="${bound === undefined ? '+Inf' : bound / 1_000}"} ${total}\n`;
    });
    const end = `${name}_sum{${labelsOf(count)}} ${(sums[vital] ?? 0) / 1_000}\n${name}_count{${labelsOf(count)}} ${total}\n`;
    return buckets.length ? [...buckets, end] : [];
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('')}`;
}
