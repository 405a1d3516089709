/** The longest time in which nothing was noted. */
export class Pauses {
  #last = performance.now();
  #longest = 0;

  note(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  /** @returns ms since the last call of this; what goes on still counts */
  take(): number {
    const longest = Math.max(this.#longest, performance.now() - this.#last);
    this.#longest = 0;
    return Math.round(longest);
  }
}
