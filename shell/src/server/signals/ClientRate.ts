/** Limits how often each client may do something within a window of time. */
export class ClientRate {
  readonly #most: number;
  readonly #window: number;
  readonly #mostClients: number;
  readonly #counts = new Map<string, number>();
  #until = 0;

  /** At most `most` times within `window` ms. While `mostClients` are known, further ones are refused. */
  constructor(most: number, window: number, mostClients: number) {
    this.#most = most;
    this.#window = window;
    this.#mostClients = mostClients;
  }

  allows(client: string, now = performance.now()): boolean {
    if (now >= this.#until) {
      this.#counts.clear();
      this.#until = now + this.#window;
    }
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#most || (!count && this.#counts.size >= this.#mostClients)) return false;
    this.#counts.set(client, count + 1);
    return true;
  }
}
