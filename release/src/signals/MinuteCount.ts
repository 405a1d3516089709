import { z } from 'zod';
import { MOST_STACKS, type StackSample, stackSampleSchema } from './StackSample.ts';
import { type RouteCount, routeCountSchema, type SetCount, setCountSchema, type SignalReport } from './SignalReport.ts';

/** What all shells reported in one minute, or in several. */
export const minuteCountSchema = z
  .object({
    at: z.string().describe('Its begin. ISO, UTC'),
    reports: z.number().int(),
    apiDownMs: z.number().describe('How long the api did not answer, of all shells together'),
    routes: z.array(routeCountSchema),
    sets: z.array(setCountSchema),
    dropped: z.number().int().describe('What shells could not count'),
    stacks: z.array(stackSampleSchema).optional().describe('Where failures were thrown: an example of each kind'),
  })
  .meta({ id: 'MinuteCount' });

export type MinuteCount = z.infer<typeof minuteCountSchema>;

/** Rows of one minute: more are summed up under {@link OTHER_ROUTES}, so a shop of a thousand routes stays small. */
const MOST_ROUTES = 200;
const MOST_SETS = 20;
export const OTHER_ROUTES = '(other)';

export const emptyMinute = (at: string): MinuteCount => ({
  at,
  reports: 0,
  apiDownMs: 0,
  routes: [],
  sets: [],
  dropped: 0,
});

export function minuteOf(report: SignalReport, at: string): MinuteCount {
  const { routes, sets, dropped, apiUp, ms, stacks } = report;
  return { at, reports: 1, apiDownMs: apiUp ? 0 : ms, routes, sets, dropped, ...(stacks && { stacks }) };
}

/** Both together; neither is changed. It begins when the first does. */
export function addMinutes(a: MinuteCount, b: MinuteCount): MinuteCount {
  return {
    at: a.at,
    reports: a.reports + b.reports,
    apiDownMs: a.apiDownMs + b.apiDownMs,
    routes: addAll(a.routes, b.routes, routeKey, addRoutes, MOST_ROUTES, toOther),
    sets: addAll(a.sets, b.sets, ({ set }) => set, addSets, MOST_SETS),
    dropped: a.dropped + b.dropped,
    ...((a.stacks ?? b.stacks) && { stacks: addAll(a.stacks ?? [], b.stacks ?? [], stackKey, first, MOST_STACKS) }),
  };
}

export const stackKey = ({ remote, release, route, kind }: Omit<StackSample, 'frames'>) =>
  `${remote}@${release} ${route} ${kind}`;
const first = <T>(one: T): T => one;

const routeKey = ({ remote, release, route }: RouteCount) => `${remote}@${release} ${route}`;
const toOther = (one: RouteCount): RouteCount => ({ ...one, route: OTHER_ROUTES });

function addAll<T>(
  known: readonly T[],
  more: readonly T[],
  keyOf: (one: T) => string,
  add: (a: T, b: T) => T,
  most: number,
  /** Where one beyond the limit is counted. */
  instead?: (one: T) => T,
): T[] {
  const rows = new Map(known.map((one) => [keyOf(one), one]));
  for (const one of more) {
    const isKnown = rows.has(keyOf(one));
    const row = isKnown || rows.size < most ? one : instead?.(one);
    if (!row) continue;
    const before = rows.get(keyOf(row));
    rows.set(keyOf(row), before ? add(before, row) : row);
  }
  return [...rows.values()];
}

const addRoutes = (a: RouteCount, b: RouteCount): RouteCount => ({
  ...a,
  sent: a.sent + b.sent,
  alive: a.alive + b.alive,
  failed: addRecords(a.failed, b.failed),
  ...((a.hurt ?? b.hurt) !== undefined && { hurt: hurtIn(a) + hurtIn(b) }),
  rendered: a.rendered + b.rendered,
  renderMs: a.renderMs + b.renderMs,
  ...((a.vitals ?? b.vitals) && { vitals: addBuckets(a.vitals ?? {}, b.vitals ?? {}) }),
});

/** Hurt visits of a route. Of a shell that does not count them, it is the views with a failure, which are no fewer. */
export const hurtIn = ({ hurt, failed }: Pick<RouteCount, 'hurt' | 'failed'>): number =>
  hurt ?? Object.values(failed).reduce((sum, count) => sum + count, 0);

const addSets = (a: SetCount, b: SetCount): SetCount => ({
  set: a.set,
  visits: a.visits + b.visits,
  hurt: addRecords(a.hurt, b.hurt),
  entries: a.entries + b.entries,
  entriesAlive: a.entriesAlive + b.entriesAlive,
  rendererDeaths: a.rendererDeaths + b.rendererDeaths,
});

function addRecords<K extends string>(a: Partial<Record<K, number>>, b: Partial<Record<K, number>>) {
  const sum = { ...a };
  for (const [key, value] of Object.entries(b) as [K, number][]) sum[key] = (sum[key] ?? 0) + value;
  return sum;
}

type Buckets = NonNullable<RouteCount['vitals']>;

function addBuckets(a: Buckets, b: Buckets): Buckets {
  const sum: Buckets = { ...a };
  for (const [vital, counts] of Object.entries(b) as [keyof Buckets, number[]][]) {
    const before = sum[vital] ?? [];
    const length = Math.max(before.length, counts.length);
    sum[vital] = Array.from({ length }, (_, index) => (before[index] ?? 0) + (counts[index] ?? 0));
  }
  return sum;
}
