/** Limits the memory for request bodies that are buffered until the upstream process has them. */
export class BodyMemory {
  readonly #most: number;
  /** The oldest first. */
  readonly #open = new Map<HeldBody, Held>();
  readonly #ofClient = new Map<string, number>();
  #bytes = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * @param client whose body it is
   * @param end called when there is no room and this body, still incomplete, is the one that came first
   */
  open(client: string, end: () => void): HeldBody {
    const body: HeldBody = {
      size: 0,
      add: (bytes) => {
        this.#count(body, client, bytes);
        // A client that fills the memory ends its own bodies, not those of others; a single one may be larger.
        const isAlone = () => body.size === 0 || this.#bytesOf(client) === body.size;
        this.#endOldest(
          (held) => held.client === client,
          () => this.#bytesOf(client) <= this.#most / 2 || isAlone(),
        );
        // Ordinary bodies arrive quickly, so the oldest incomplete one is dropped first.
        this.#endOldest(
          () => true,
          () => this.#bytes <= this.#most,
        );
      },
      complete: () => {
        const held = this.#open.get(body);
        if (held) held.end = undefined;
      },
      release: () => {
        this.#open.delete(body);
        this.#count(body, client, -body.size);
      },
    };
    this.#open.set(body, { client, end });
    return body;
  }

  #bytesOf = (client: string) => this.#ofClient.get(client) ?? 0;

  #count(body: HeldBody, client: string, bytes: number): void {
    body.size += bytes;
    this.#bytes += bytes;
    const ofClient = this.#bytesOf(client) + bytes;
    if (ofClient) this.#ofClient.set(client, ofClient);
    else this.#ofClient.delete(client);
  }

  /** Ends incomplete bodies until there is room. */
  #endOldest(mayEnd: (held: Held) => boolean, hasRoom: () => boolean): void {
    if (hasRoom()) return;
    for (const [body, held] of this.#open) {
      if (!held.end || !body.size || !mayEnd(held)) continue;
      held.end();
      if (hasRoom()) return;
    }
  }
}

interface Held {
  client: string;
  /** Undefined once the body is complete. */
  end: (() => void) | undefined;
}

export interface HeldBody {
  /** Bytes of memory. */
  size: number;
  add: (bytes: number) => void;
  /** The body is complete; from now on it is not dropped for another one. */
  complete: () => void;
  release: () => void;
}
