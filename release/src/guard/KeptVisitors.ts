/** Visitors by their hash, up to a limit. When there are too many, a share of them is kept, in all arms alike. */
export class KeptVisitors<Visitor> {
  readonly #most: number;
  readonly #visitors = new Map<string, Visitor>();
  /** Share of the visitors that are kept, chosen by their hash. */
  #kept = 1;

  constructor(most: number) {
    this.#most = most;
  }

  find(hash: string): Visitor | undefined {
    return this.#visitors.get(hash);
  }

  /**
   * @param admits asked once for a visitor that can be kept
   * @returns the visitor; undefined when it is not among those that are kept
   */
  add(hash: string, visitor: Visitor, admits: () => boolean = () => true): Visitor | undefined {
    if (this.#kept < 1 && !this.#isKept(hash)) return undefined;
    if (this.#visitors.size >= this.#most) {
      this.#kept /= 2;
      for (const known of this.#visitors.keys()) if (!this.#isKept(known)) this.#visitors.delete(known);
      if (!this.#isKept(hash)) return undefined;
    }
    if (!admits()) return undefined;
    this.#visitors.set(hash, visitor);
    return visitor;
  }

  get all(): Iterable<[string, Visitor]> {
    return this.#visitors;
  }

  get share(): number {
    return this.#kept;
  }

  resume(all: Iterable<[string, Visitor]>, share: number): void {
    this.#kept = share;
    for (const [hash, visitor] of all) this.#visitors.set(hash, visitor);
  }

  clear(): void {
    this.#visitors.clear();
    this.#kept = 1;
  }

  #isKept(hash: string): boolean {
    return Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32 < this.#kept;
  }
}
