/** Brings the times that shells report to the clock of the guard, and knows up to when it has heard of everything. */

/** A shell that was silent for so long holds up nothing: it ended, or is cut off. ms */
const SILENT_AFTER = 30_000;
/** What a clock may lose against the other between two reports. ms */
const DRIFT = 10;
/** Shells of which the next process learns. */
const MOST_KEPT = 1_000;

interface Heard {
  seq: number;
  /** The smallest difference between arrival and the shell's own time: what is more is delay. ms */
  offset: number;
  /** By the guard's clock, as `arrived`. */
  until: number;
  arrived: number;
}

export class ShellClocks {
  readonly #shells = new Map<string, Heard>();
  /** What an earlier process had heard: the number of the last report. */
  readonly #last = new Map<string, number>();

  /**
   * @param at end of the report's time by the shell's clock, ms since 1970
   * @returns undefined for a report that was counted before; else its end by the guard's clock, and whether reports of this
   *   shell are missing before it
   */
  hear({ shell, seq, at }: { shell: string; seq: number; at: number }, now: number): Placed | undefined {
    const before = this.#shells.get(shell);
    const last = before?.seq ?? this.#last.get(shell);
    if (last !== undefined && seq <= last) return undefined;
    const difference = now - at;
    const offset = before ? Math.min(difference, before.offset + DRIFT) : difference;
    this.#shells.set(shell, { seq, offset, until: at + offset, arrived: now });
    return { until: at + offset, hasGap: last !== undefined && seq > last + 1 };
  }

  /** Shell → its last report, for the next process. */
  get kept(): [shell: string, seq: number][] {
    const now = [...this.#shells].map(([shell, { seq }]) => [shell, seq] as const);
    return [...new Map([...this.#last, ...now])].slice(-MOST_KEPT);
  }

  /** A report that was counted before is not counted again; the times are those of the next one. */
  resume(shells: readonly [shell: string, seq: number][]): void {
    for (const [shell, seq] of shells) this.#last.set(shell, seq);
  }

  /** Everything up to this time was heard, by the guard's clock. */
  heardUntil(now: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [name, { until, arrived }] of this.#shells) {
      if (now - arrived > SILENT_AFTER * 20) this.#shells.delete(name);
      else if (now - arrived <= SILENT_AFTER) least = Math.min(least, until);
    }
    return Number.isFinite(least) ? least : now;
  }

  /** Shells that report now. */
  count(now: number): number {
    return [...this.#shells.values()].filter(({ arrived }) => now - arrived <= SILENT_AFTER).length;
  }
}

interface Placed {
  until: number;
  hasGap: boolean;
}
