/** The registry's time, as of when it was last heard. Apart from what is live: a view without an age is not drawn when it goes on. */
export class RegistryClock {
  /** ms since 1970, by this device's clock; undefined before the first answer. */
  seenAt: number | undefined;
  /** How much this device's clock is ahead of the registry's. ms */
  ahead = 0;
  readonly #listeners = new Set<() => void>();

  /** When the registry was last heard, by its own clock. ms since 1970 */
  get time(): number {
    return (this.seenAt ?? 0) - this.ahead;
  }

  set(seenAt: number, ahead = this.ahead): void {
    this.seenAt = seenAt;
    this.ahead = ahead;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
