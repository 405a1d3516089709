import { OTHER_DIRECTIVE } from './readViolations.ts';

/** Pairs of directive and release set with numbers of their own; further ones share one. */
const MOST = 500;

/** What browsers refused because of a page's `Content-Security-Policy`, since the start of the process. */
export class ViolationCounts {
  readonly #counts = new Map<string, number>();

  add(directive: string, set: string): void {
    const key = `directive="${directive}",set="${set}"`;
    const isFull = this.#counts.size >= MOST && !this.#counts.has(key);
    const counted = isFull ? `directive="${OTHER_DIRECTIVE}",set="${OTHER_DIRECTIVE}"` : key;
    this.#counts.set(counted, (this.#counts.get(counted) ?? 0) + 1);
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines = [...this.#counts].map(([labels, n]) => `csp_violations_total{service="shell",${labels}} ${n}\n`);
    return `# HELP csp_violations_total What browsers refused because of a page's policy, by directive and release set.\n# TYPE csp_violations_total counter\n${lines.join('')}`;
  }
}
