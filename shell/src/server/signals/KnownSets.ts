import { SHELL } from '@paw/contract/releaseManifest.ts';
import { boundaryLabel, type ReleaseSet } from '@paw/contract/releaseSet.ts';

/** Open tabs tell of sets that are not live anymore. Fewer than a report may list. */
const MOST_SETS = 12;
/** What log and signals call a page that no route has. */
export const NO_ROUTE = 'not found';

export interface KnownSet {
  id: string;
  /** Pattern of each route → label of the release whose page it is. */
  routes: ReadonlyMap<string, string>;
  /** `catalog@0123456789abcdef` of each release that a page of this set may have. */
  labels: ReadonlySet<string>;
  /** The same by the name of the remote. */
  byName: ReadonlyMap<string, string>;
}

/** The release sets that this shell serves or served a while ago: anything that is told about another set is ignored. */
export class KnownSets {
  /** `shell@…`: what belongs to no remote. */
  readonly own: string;
  readonly #running: () => readonly ReleaseSet[];
  /** The most recently served ones are last. */
  readonly #known = new Map<string, KnownSet>();

  /** @param running the sets that are served now */
  constructor(shell: string, running: () => readonly ReleaseSet[]) {
    this.own = boundaryLabel(SHELL, shell);
    this.#running = running;
  }

  find(id: string): KnownSet | undefined {
    const found = this.#known.get(id);
    if (found) return found;
    this.refresh();
    return this.#known.get(id);
  }

  /** Call it now and then: a set that was never asked for while it was served is unknown afterwards. */
  refresh(): void {
    for (const set of this.#running()) {
      const known = this.#known.get(set.id) ?? describe(set, this.own);
      this.#known.delete(set.id);
      this.#known.set(set.id, known);
    }
    for (const id of this.#known.keys()) if (this.#known.size > MOST_SETS) this.#known.delete(id);
  }

  /** Whether a page of any of these sets may have this release. */
  hasLabel(label: string): boolean {
    return label === this.own || [...this.#known.values()].some(({ labels }) => labels.has(label));
  }
}

function describe({ id, remotes }: ReleaseSet, own: string): KnownSet {
  const releases = Object.entries(remotes).map(([name, { release, routes }]) => ({
    name,
    label: boundaryLabel(name, release),
    routes,
  }));
  const routes = releases.flatMap(({ label, routes: all }) => all.map(({ path }) => [path, label] as const));
  const byName = new Map([...releases.map(({ name, label }) => [name, label] as const), [SHELL, own]]);
  return {
    id,
    routes: new Map([...routes, [NO_ROUTE, own]]),
    labels: new Set(byName.values()),
    byName,
  };
}
