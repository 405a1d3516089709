import { listKeptHours, readKeptHour } from '../../signals/keptSignals.ts';
import { limitConcurrency } from '../../store/limitConcurrency.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { type HourSum, sumHour } from './HourSum.ts';

/** Hours that are read and unpacked at once. */
const AT_ONCE = 4;

/** The sums of each hour that is kept. One that has not changed is not read again: a week is 168 objects. */
export class KeptHours {
  readonly #store: ReleaseStore;
  /** Environment → hour → its sum, and of which objects it is. */
  readonly #known = new Map<string, Map<string, { names: string; sum: Promise<HourSum> }>>();
  readonly #inTurn = limitConcurrency(AT_ONCE);

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Sums by hour, the oldest first. @param env one that is there @param from begin of the first hour. ms since 1970 */
  async read(env: string, from: number): Promise<{ begin: number; sum: HourSum }[]> {
    const listed = await listKeptHours(this.#store, env);
    const known = this.#known.get(env) ?? new Map();
    this.#known.set(env, known);
    // What is removed after 30 days is forgotten here, too.
    for (const hour of known.keys()) if (!listed.has(hour)) known.delete(hour);
    const wanted = [...listed].filter(([hour]) => beginOf(hour) >= from).toSorted(([a], [b]) => a.localeCompare(b));
    return Promise.all(
      wanted.map(async ([hour, names]) => ({ begin: beginOf(hour), sum: await this.#sumOf(env, hour, names) })),
    );
  }

  #sumOf(env: string, hour: string, all: readonly string[]): Promise<HourSum> {
    const names = all.toSorted().join(' ');
    const found = this.#known.get(env)?.get(hour);
    if (found?.names === names) return found.sum;
    const sum = this.#inTurn(async () => sumHour(await readKeptHour(this.#store, env, hour, all)));
    this.#known.get(env)?.set(hour, { names, sum });
    sum.catch(() => this.#known.get(env)?.delete(hour));
    return sum;
  }
}

const beginOf = (hour: string): number => Date.parse(`${hour}:00:00Z`);
