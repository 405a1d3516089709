import type { BisectPoint } from './bisectSets.ts';

export type Judgment = 'good' | 'bad' | 'skip';

/**
 * Finds the point that made it bad by halving: at most ⌈log₂ n⌉ looks for n changes, more only where points are skipped.
 * The first point is good and the last one bad. A set that occurs again is not asked about again.
 */
export class Bisection {
  readonly points: readonly BisectPoint[];
  #good = 0;
  #bad: number;
  readonly #skipped = new Set<string>();

  /** @param points at least two; the first differs from the last */
  constructor(points: readonly BisectPoint[]) {
    this.points = points;
    this.#bad = points.length - 1;
    this.#take(0, 'good');
    this.#take(this.#bad, 'bad');
  }

  /** The point to look at; undefined when it is decided, or all that is left was skipped. */
  get next(): BisectPoint | undefined {
    const middle = Math.floor((this.#good + this.#bad) / 2);
    for (let away = 0; away < this.points.length; away++) {
      const at = [middle - away, middle + away].find((index) => this.#isOpen(index));
      if (at !== undefined) return this.points[at];
    }
    return undefined;
  }

  judge(point: BisectPoint, judgment: Judgment): void {
    if (judgment === 'skip') this.#skipped.add(point.key);
    else this.#take(this.points.indexOf(point), judgment);
  }

  /** The last good point. */
  get good(): BisectPoint {
    return this.points[this.#good] as BisectPoint;
  }

  /** The points of which one made it bad, the oldest first: one when it is decided. */
  get suspects(): readonly BisectPoint[] {
    return this.points.slice(this.#good + 1, this.#bad + 1);
  }

  /** How many looks are left at most, if none is skipped. */
  get looksLeft(): number {
    return Math.ceil(Math.log2(this.#bad - this.#good));
  }

  #isOpen(index: number): boolean {
    return index > this.#good && index < this.#bad && !this.#skipped.has(this.points[index]?.key ?? '');
  }

  #take(index: number, judgment: 'good' | 'bad'): void {
    const same = this.points.flatMap(({ key }, at) => (key === this.points[index]?.key ? [at] : []));
    const inside = same.filter((at) => at >= this.#good && at <= this.#bad);
    if (judgment === 'good') this.#good = Math.max(...inside.filter((at) => at < this.#bad));
    else this.#bad = Math.min(...inside.filter((at) => at > this.#good));
  }
}
