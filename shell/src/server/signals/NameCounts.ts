import type { UndeclaredName } from '../../names/UndeclaredName.ts';

/** Releases with numbers of their own; further ones share one. */
const MOST = 100;

/** Reports of undeclared names, by release and kind, since the start of the process. */
export class NameCounts {
  readonly #counts = new Map<string, number>();

  add(label: string, kind: UndeclaredName['kind']): void {
    const [remote, release] = label.split('@', 2);
    const key = `remote="${remote}",release="${release}",kind="${kind}"`;
    const isFull = this.#counts.size >= MOST && !this.#counts.has(key);
    const counted = isFull ? `remote="other",release="other",kind="${kind}"` : key;
    this.#counts.set(counted, (this.#counts.get(counted) ?? 0) + 1);
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines = [...this.#counts].map(([labels, n]) => `undeclared_names_total{service="shell",${labels}} ${n}\n`);
    return `# HELP undeclared_names_total Reports of storage keys and bus events that the contract does not declare, from pages of canaries.\n# TYPE undeclared_names_total counter\n${lines.join('')}`;
  }
}
