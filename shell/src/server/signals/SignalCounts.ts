import type { FailureKind } from '@paw/release/signals/failureKinds.ts';
import { type RouteCount, type SetCount, type Vital, vitalBounds } from '@paw/release/signals/SignalReport.ts';

/** Limits of a report. */
const [MOST_ROUTES, MOST_SETS] = [2_000, 20];

export interface Counted {
  routes: RouteCount[];
  sets: SetCount[];
}

/** Counts of one report: by remote, release and route, and by release set. */
export class SignalCounts {
  /** By label and route. */
  readonly #routes = new Map<string, RouteCount>();
  readonly #sets = new Map<string, SetCount>();
  /** What a full list could not take. */
  dropped = 0;

  get isEmpty(): boolean {
    return !this.#routes.size && !this.#sets.size;
  }

  /** @param label `catalog@0123456789abcdef` */
  route(label: string, route: string): RouteCount {
    const key = `${label} ${route}`;
    const found = this.#routes.get(key);
    if (found) return found;
    const [remote = '', release = ''] = label.split('@', 2);
    return this.#keep(this.#routes, key, emptyRoute(remote, release, route), MOST_ROUTES);
  }

  set(id: string): SetCount {
    return this.#sets.get(id) ?? this.#keep(this.#sets, id, emptySet(id), MOST_SETS);
  }

  add({ routes, sets }: Counted): void {
    for (const one of routes) addRoute(this.route(`${one.remote}@${one.release}`, one.route), one);
    for (const one of sets) addSet(this.set(one.set), one);
  }

  list(): Counted {
    return { routes: [...this.#routes.values()], sets: [...this.#sets.values()] };
  }

  #keep<T>(counts: Map<string, T>, key: string, count: T, most: number): T {
    if (counts.size < most) counts.set(key, count);
    else this.dropped++;
    return count;
  }
}

export function emptyRoute(remote: string, release: string, route: string): RouteCount {
  return { remote, release, route, sent: 0, alive: 0, failed: {}, hurt: 0, rendered: 0, renderMs: 0 };
}

const emptySet = (set: string): SetCount => ({
  set,
  visits: 0,
  hurt: {},
  entries: 0,
  entriesAlive: 0,
  rendererDeaths: 0,
});

export function countKind(failures: Partial<Record<FailureKind, number>>, kind: FailureKind, count = 1): void {
  failures[kind] = (failures[kind] ?? 0) + count;
}

/** One more visit that failed here for the first time. */
export function addHurt(count: RouteCount): void {
  count.hurt = (count.hurt ?? 0) + 1;
}

/** Counts a measurement in its bucket: the first whose upper bound it meets. */
export function countVital(count: RouteCount, vital: Vital, value: number): void {
  const bounds: readonly number[] = vitalBounds[vital];
  const at = bounds.findIndex((bound) => value <= bound);
  const buckets = bucketsOf(count, vital);
  const index = at < 0 ? bounds.length : at;
  buckets[index] = (buckets[index] ?? 0) + 1;
}

function bucketsOf(count: RouteCount, vital: Vital): number[] {
  count.vitals ??= {};
  count.vitals[vital] ??= Array.from({ length: vitalBounds[vital].length + 1 }, () => 0);
  return count.vitals[vital];
}

export function addRoute(to: RouteCount, from: RouteCount): void {
  to.sent += from.sent;
  to.alive += from.alive;
  to.hurt = (to.hurt ?? 0) + (from.hurt ?? 0);
  to.rendered += from.rendered;
  to.renderMs += from.renderMs;
  addKinds(to.failed, from.failed);
  for (const [vital, counts] of Object.entries(from.vitals ?? {}) as [Vital, number[]][]) {
    const buckets = bucketsOf(to, vital);
    for (const [at, count] of counts.entries()) buckets[at] = (buckets[at] ?? 0) + count;
  }
}

function addSet(to: SetCount, from: SetCount): void {
  to.visits += from.visits;
  to.entries += from.entries;
  to.entriesAlive += from.entriesAlive;
  to.rendererDeaths += from.rendererDeaths;
  addKinds(to.hurt, from.hurt);
}

function addKinds(to: RouteCount['failed'], from: RouteCount['failed']): void {
  for (const [kind, count] of Object.entries(from) as [FailureKind, number][]) countKind(to, kind, count);
}
