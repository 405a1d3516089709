/** First in, first out, by the time at which each came. */
export class WaitingLine<T extends { at: number }> {
  #waiting: T[] = [];
  #first = 0;

  push(one: T): void {
    this.#waiting.push(one);
  }

  /** Those from up to a time, which leave it. */
  takeUntil(time: number): T[] {
    const from = this.#first;
    while (this.#first < this.#waiting.length && (this.#waiting[this.#first]?.at ?? 0) <= time) this.#first++;
    const taken = this.#first > from ? this.#waiting.slice(from, this.#first) : [];
    if (this.#first > 1_000 && this.#first * 2 > this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    return taken;
  }
}
