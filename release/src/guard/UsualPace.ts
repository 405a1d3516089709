import type { Vital } from '../signals/SignalReport.ts';
import { QuantileCount } from './QuantileCount.ts';

/** A page that has not told how it went after so long is silent: three times what nearly all live pages take. ms */
const SILENCE = { least: 3_000, most: 60_000, unknown: 10_000, times: 3 };
/** Live values that it takes before anything is called slow by them. */
const ENOUGH_VALUES = 100;
/** The same for silence: three times the slowest of a few is patient enough. */
const ENOUGH_ALIVE = 20;

/** How fast the pages of the live release are, and so what is slow and what is silent. */
export class UsualPace {
  readonly #aliveMs = new QuantileCount();
  readonly #vitals: Record<Vital, QuantileCount> = {
    lcp: new QuantileCount(),
    cls: new QuantileCount(),
    inp: new QuantileCount(),
    blocked: new QuantileCount(),
  };

  /** @param ms after which a page said that it works */
  addAlive(ms: number): void {
    this.#aliveMs.add(ms);
  }

  addVital(name: Vital, value: number): void {
    this.#vitals[name].add(value);
  }

  /** How long a page may say nothing. ms */
  get silence(): number {
    if (this.#aliveMs.total < ENOUGH_ALIVE) return SILENCE.unknown;
    return Math.min(Math.max(SILENCE.times * this.#aliveMs.at(0.95), SILENCE.least), SILENCE.most);
  }

  /** What is above it is slow; undefined while too few values are known. */
  limitOf(name: Vital): number | undefined {
    const usual = this.#vitals[name];
    return usual.total < ENOUGH_VALUES ? undefined : usual.at(0.75);
  }
}
