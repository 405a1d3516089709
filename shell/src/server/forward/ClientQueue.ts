/** A queue in order of arrival that also counts entries per client. */
export class ClientQueue<Entry extends { client: string }> {
  /** Sets keep the order in which entries came. */
  readonly #all = new Set<Entry>();
  readonly #ofClient = new Map<string, Set<Entry>>();

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.#all.values();
  }

  add(entry: Entry): void {
    this.#all.add(entry);
    const own = this.#ofClient.get(entry.client);
    if (own) own.add(entry);
    else this.#ofClient.set(entry.client, new Set([entry]));
  }

  delete(entry: Entry): void {
    this.#all.delete(entry);
    const own = this.#ofClient.get(entry.client);
    own?.delete(entry);
    if (own?.size === 0) this.#ofClient.delete(entry.client);
  }

  /**
   * Finds the newest entry of the client with the most entries, to drop it in favor of `client`.
   * @returns undefined when no other client would have more entries than `client` then has
   */
  findToDropFor(client: string): Entry | undefined {
    const own = this.#ofClient.get(client)?.size ?? 0;
    let most: ReadonlySet<Entry> | undefined;
    for (const entries of this.#ofClient.values()) if (entries.size > (most?.size ?? own + 1)) most = entries;
    return most && [...most].at(-1);
  }
}
