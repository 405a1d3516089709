/** Counts values in buckets that are 5 % wide, so a quantile takes little memory and is right within 5 %. */
const WIDTH = Math.log(1.05);
const BUCKETS = 300;

export class QuantileCount {
  #total = 0;
  readonly #counts = new Float64Array(BUCKETS);
  /** Quantiles that were asked for, and at which total: they hardly move from one value to the next. */
  readonly #known = new Map<number, { value: number; until: number }>();

  get total(): number {
    return this.#total;
  }

  /** @param value 0 or more */
  add(value: number): void {
    const bucket = value < 1 ? Math.ceil(value) : 1 + Math.floor(Math.log(value) / WIDTH);
    const place = Math.min(bucket, BUCKETS - 1);
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#total++;
  }

  /** A bound that at least `part` of all values are not above; 0 without a value. @param part 0 to 1 */
  at(part: number): number {
    const known = this.#known.get(part);
    if (known && this.#total < known.until) return known.value;
    const value = this.#find(part * this.#total);
    this.#known.set(part, { value, until: this.#total * 1.02 + 1 });
    return value;
  }

  #find(wanted: number): number {
    if (!this.#total) return 0;
    let sum = 0;
    for (let place = 0; place < BUCKETS; place++) {
      sum += this.#counts[place] ?? 0;
      if (sum >= wanted) return place && Math.exp(place * WIDTH);
    }
    return Number.POSITIVE_INFINITY;
  }
}
