import type { Pace } from './Pace.ts';

/** How long a body may take. */
export interface BodyTimes {
  /** ms until it must be whole; what is large gets more time, as long as it keeps to `rate`. */
  patience: number;
  /** Bytes per second. */
  rate: number;
  /** ms, at whatever rate. */
  longest: number;
}

/** A smaller part may be one of a body that trickles in: a packet has about 1400 bytes. */
const SMALL = 256;
/** ms. Shorter pauses save nothing; in longer ones the client's buffers would fill up, and its end would go unnoticed. */
const [SHORTEST, LONGEST] = [250, 4_000];
/** ms before the deadline in which what has come by then is read. */
const LAST_READ = 100;

/** Calls `late`, at the pace of `ends`, once a body has taken longer than its length allows. */
export class BodyClock {
  readonly #times: BodyTimes;
  readonly #ends: Pace;
  readonly #late: () => void;
  readonly #began = performance.now();
  #timer: NodeJS.Timeout;
  #length = 0;
  #leave = () => {};

  constructor(times: BodyTimes, ends: Pace, late: () => void) {
    this.#times = times;
    this.#ends = ends;
    this.#late = late;
    this.#timer = setTimeout(this.#check, this.#left());
  }

  /**
   * Notes that a part of the body came.
   * @returns ms in which there is no use in reading on, because the body trickles in: never longer than it has taken so
   * far, and until shortly before its deadline; {@link LONGEST} once that is over; 0 when it comes at a normal rate
   */
  add(bytes: number): number {
    this.#length += bytes;
    const elapsed = performance.now() - this.#began;
    if (bytes >= SMALL || this.#length >= (elapsed / 1000) * this.#times.rate) return 0;
    const left = this.#left();
    // One that is late already waits for its turn to be refused.
    const ms = left <= 0 ? LONGEST : Math.min(elapsed, LONGEST, left - LAST_READ);
    return ms < SHORTEST ? 0 : ms;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** ms until the deadline. */
  #left(): number {
    const { patience, rate, longest } = this.#times;
    const allowed = Math.min(patience + (this.#length / rate) * 1000, longest);
    return this.#began + allowed - performance.now();
  }

  #check = (): void => {
    const left = this.#left();
    if (left <= 0) this.#leave = this.#ends.run(this.#late);
    else this.#timer = setTimeout(this.#check, left);
  };
}
