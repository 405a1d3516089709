import type { Socket } from 'node:net';

/** Timer interval. ms */
const EVERY = 10;
/** Sockets that are resumed at once: 5,000 a second. Many that are due together must not hold up everyone else. */
const MOST = 50;

type Pausable = Pick<Socket, 'pause' | 'resume' | 'destroyed'>;

/**
 * Pauses reading from sockets. Data then collects in the system's buffers, and a single read returns it: reading one byte
 * costs about as much as reading a thousand.
 */
export class ReadPauses {
  readonly #ends = new Map<Pausable, number>();
  /** By the moment in which they are due, in steps of `EVERY`. */
  readonly #slots = new Map<number, Set<Pausable>>();
  #starting = new Set<Pausable>();
  #next = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Moments that are remembered: 0 once no socket is paused. */
  get moments(): number {
    return this.#slots.size;
  }

  /** Stops reading after the current event, because the request still asks its socket for more in it. */
  pause(socket: Pausable, ms: number): void {
    this.resume(socket);
    const now = slotOf(performance.now());
    const slot = now + Math.max(1, Math.ceil(ms / EVERY));
    this.#ends.set(socket, slot);
    const due = this.#slots.get(slot);
    if (due) due.add(socket);
    else this.#slots.set(slot, new Set([socket]));
    if (!this.#starting.size) setImmediate(this.#start);
    this.#starting.add(socket);
    if (this.#timer) return;
    this.#next = now;
    this.#timer = setInterval(this.#tick, EVERY).unref();
  }

  /** Resumes reading now. Does nothing for a socket that is not paused. */
  resume(socket: Pausable): void {
    const slot = this.#ends.get(socket);
    if (slot === undefined) return;
    this.#ends.delete(socket);
    this.#slots.get(slot)?.delete(socket);
    if (!this.#starting.delete(socket) && !socket.destroyed) socket.resume();
  }

  #start = (): void => {
    const starting = this.#starting;
    this.#starting = new Set();
    for (const socket of starting) socket.pause();
  };

  #tick = (): void => {
    const now = slotOf(performance.now());
    let left = MOST;
    for (; this.#next <= now; this.#next++) {
      for (const socket of this.#slots.get(this.#next) ?? []) {
        if (left-- === 0) return;
        this.resume(socket);
      }
      this.#slots.delete(this.#next);
    }
    if (this.#ends.size) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    // Sockets that were resumed early leave empty ones, and the next pause begins behind them.
    this.#slots.clear();
  };
}

const slotOf = (moment: number) => Math.floor(moment / EVERY);
