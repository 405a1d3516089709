/** Limits the concurrent requests of each client. */
export class ClientLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns releases it; undefined when the client is at its limit */
  acquire(client: string): (() => void) | undefined {
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
