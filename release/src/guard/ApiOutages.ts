/** When any shell had no answer from the api. Failures of such a time blame no release. */

/** Outages that are closer than this are one. ms */
const GAP = 5_000;
const MOST_KEPT = 50;

interface Outage {
  from: number;
  to: number;
}

export class ApiOutages {
  readonly #outages: Outage[] = [];

  /** @param from ms since 1970, as `to` */
  add(from: number, to: number): void {
    const near = this.#outages.find((one) => from <= one.to + GAP && to >= one.from - GAP);
    if (near) {
      near.from = Math.min(near.from, from);
      near.to = Math.max(near.to, to);
      return;
    }
    this.#outages.push({ from, to });
    if (this.#outages.length > MOST_KEPT) this.#outages.shift();
  }

  /** Was the api down at any time between the two? */
  overlaps(from: number, to: number): boolean {
    return this.#outages.some((one) => one.from <= to && one.to >= from);
  }

  get last(): Readonly<Outage> | undefined {
    return this.#outages.at(-1);
  }
}
