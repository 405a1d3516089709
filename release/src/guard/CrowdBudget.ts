import { NEW_VISITORS } from '../signals/SignalReport.ts';

/**
 * How many visitors of a crowd are counted while their evidence lasts: as many as one shell counts of an address in a day,
 * however many shells the address asks, and for however many days. There are 65,536 crowds at most.
 */
export class CrowdBudget {
  readonly #spent = new Map<string, number>();

  /** @param crowd undefined where the shell does not know the address, or is older: no limit */
  allows(crowd: string | undefined): boolean {
    if (crowd === undefined) return true;
    const spent = this.#spent.get(crowd) ?? 0;
    if (spent >= NEW_VISITORS.most) return false;
    this.#spent.set(crowd, spent + 1);
    return true;
  }

  clear(): void {
    this.#spent.clear();
  }
}
