import type { Releases } from './judge.ts';
import type { WarmSet } from './WarmSet.ts';

/**
 * Warm sets that are not live, so that a rollback to one is only a swap. Above the limit, the set that is least likely to
 * be needed is evicted.
 */
export class WarmSetCache {
  private readonly limit: number;
  private readonly onEnd: (set: WarmSet) => void;
  /** The most recently live set is last. */
  private sets: WarmSet[] = [];

  constructor(limit: number, onEnd: (set: WarmSet) => void) {
    this.limit = limit;
    this.onEnd = onEnd;
  }

  get all(): readonly WarmSet[] {
    return this.sets;
  }

  has(releases: Releases): boolean {
    return this.sets.some((set) => isSame(releasesOf(set), releases));
  }

  /** Removes the set from the cache and returns it. */
  take(id: string): WarmSet | undefined {
    const found = this.sets.find(({ set }) => set.id === id);
    this.sets = this.sets.filter((one) => one !== found);
    return found;
  }

  /** @param wanted sets that rollbacks lead to, most likely first; these are evicted last */
  put(set: WarmSet, wanted: readonly Releases[]): void {
    this.sets.push(set);
    this.evict(wanted);
  }

  private evict(wanted: readonly Releases[]): void {
    const rank = (set: WarmSet) => {
      const place = wanted.findIndex((releases) => isSame(releasesOf(set), releases));
      return place < 0 ? wanted.length + this.sets.length - this.sets.indexOf(set) : place;
    };
    const kept = new Set(this.sets.toSorted((a, b) => rank(a) - rank(b)).slice(0, this.limit));
    const evicted = this.sets.filter((set) => !kept.has(set));
    this.sets = this.sets.filter((set) => kept.has(set));
    for (const set of evicted) this.onEnd(set);
  }
}

export function releasesOf({ releases }: Pick<WarmSet, 'releases'>): Releases {
  return Object.fromEntries(releases.map(({ manifest }) => [manifest.name, manifest.release]));
}

export function isSame(a: Releases, b: Releases): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
