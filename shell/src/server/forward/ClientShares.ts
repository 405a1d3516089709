/** How many requests each client has under way. */
export class ClientShares {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns gives it back; undefined when the client has as many as one may have */
  enter(client: string): (() => void) | undefined {
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(client, count + 1);
    return () => {
      const left = (this.#counts.get(client) ?? 1) - 1;
      if (left) this.#counts.set(client, left);
      else this.#counts.delete(client);
    };
  }
}
