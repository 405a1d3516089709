import type { Releases } from './judge.ts';
import type { WarmSet } from './WarmSet.ts';

/**
 * Sets that are not live and stay warm, so that going back to one is the swap alone. When there are too many, the one
 * that is least likely to be wanted goes.
 */
export class WarmShelf {
  private readonly limit: number;
  private readonly onEnd: (set: WarmSet) => void;
  /** Last one = left last. */
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

  /** It is the caller's from here on. */
  take(id: string): WarmSet | undefined {
    const found = this.sets.find(({ set }) => set.id === id);
    this.sets = this.sets.filter((one) => one !== found);
    return found;
  }

  /** @param wanted where rollbacks would go, most likely first: these stay before any other */
  put(set: WarmSet, wanted: readonly Releases[]): void {
    this.sets.push(set);
    this.tidy(wanted);
  }

  private tidy(wanted: readonly Releases[]): void {
    const rank = (set: WarmSet) => {
      const place = wanted.findIndex((releases) => isSame(releasesOf(set), releases));
      return place < 0 ? wanted.length + this.sets.length - this.sets.indexOf(set) : place;
    };
    const kept = new Set(this.sets.toSorted((a, b) => rank(a) - rank(b)).slice(0, this.limit));
    const gone = this.sets.filter((set) => !kept.has(set));
    this.sets = this.sets.filter((set) => kept.has(set));
    for (const set of gone) this.onEnd(set);
  }
}

export function releasesOf({ releases }: Pick<WarmSet, 'releases'>): Releases {
  return Object.fromEntries(releases.map(({ manifest }) => [manifest.name, manifest.release]));
}

export function isSame(a: Releases, b: Releases): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
