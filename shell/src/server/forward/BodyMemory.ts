/** The bodies that the process holds until the other side has them, and what they may take together. */
export class BodyMemory {
  readonly #most: number;
  /** The oldest first. */
  readonly #open = new Map<HeldBody, (() => void) | undefined>();
  #bytes = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @param end called when the memory is full and this body, still incomplete, is the one that came first */
  open(end: () => void): HeldBody {
    const body: HeldBody = {
      size: 0,
      add: (bytes) => {
        body.size += bytes;
        this.#bytes += bytes;
        if (this.#bytes > this.#most) this.#endOldest(body);
      },
      complete: () => void (this.#open.has(body) && this.#open.set(body, undefined)),
      release: () => {
        this.#open.delete(body);
        this.#bytes -= body.size;
        body.size = 0;
      },
    };
    this.#open.set(body, end);
    return body;
  }

  /** Real bodies arrive at once: the one that takes longest goes first, so that a new one always has room. */
  #endOldest(newest: HeldBody): void {
    for (const [body, end] of this.#open) {
      if (!end || (body.size === 0 && body !== newest)) continue;
      end();
      if (this.#bytes <= this.#most) return;
    }
  }
}

export interface HeldBody {
  /** Bytes of memory. */
  size: number;
  add: (bytes: number) => void;
  /** It is whole, and waits for its turn: it is not ended for another one any more. */
  complete: () => void;
  release: () => void;
}
