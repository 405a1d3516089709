import type { Throttle } from './Throttle.ts';

/** Time limits for a request body. */
export interface BodyTimeouts {
  /** Base time limit in ms; a large body gets more time while it arrives at `rate`. */
  timeout: number;
  /** Bytes per second. */
  rate: number;
  /** ms, at whatever rate. */
  longest: number;
}

/** A smaller chunk suggests a slow sender: a packet has about 1400 bytes. */
const SMALL = 256;
/** Pauses in ms. Shorter ones save nothing; longer ones would hide that the client has disconnected. */
const [SHORTEST, LONGEST] = [250, 4_000];
/** Time before the deadline for a last read. ms */
const LAST_READ = 100;

/** Calls `late`, at the pace of `ends`, once a body has taken longer than its length allows. */
export class BodyDeadline {
  readonly #times: BodyTimeouts;
  readonly #ends: Throttle;
  readonly #late: () => void;
  readonly #began = performance.now();
  #timer: NodeJS.Timeout;
  #length = 0;
  #leave = () => {};

  constructor(times: BodyTimeouts, ends: Throttle, late: () => void) {
    this.#times = times;
    this.#ends = ends;
    this.#late = late;
    this.#timer = setTimeout(this.#check, this.#left());
  }

  /**
   * Counts a received chunk.
   * @returns how long to pause reading when the body arrives slowly, in ms: at most the time it has taken so far, and until
   * shortly before the deadline; {@link LONGEST} after the deadline; 0 at a normal rate
   */
  add(bytes: number): number {
    this.#length += bytes;
    const elapsed = performance.now() - this.#began;
    if (bytes >= SMALL || this.#length >= (elapsed / 1000) * this.#times.rate) return 0;
    const left = this.#left();
    // A late body waits in the throttle to be refused.
    const ms = left <= 0 ? LONGEST : Math.min(elapsed, LONGEST, left - LAST_READ);
    return ms < SHORTEST ? 0 : ms;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** ms until the deadline. */
  #left(): number {
    const { timeout, rate, longest } = this.#times;
    const allowed = Math.min(timeout + (this.#length / rate) * 1000, longest);
    return this.#began + allowed - performance.now();
  }

  #check = (): void => {
    const left = this.#left();
    if (left <= 0) this.#leave = this.#ends.run(this.#late);
    else this.#timer = setTimeout(this.#check, left);
  };
}
