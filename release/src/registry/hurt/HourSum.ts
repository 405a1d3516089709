import { hurtIn, type MinuteCount, stackKey } from '../../signals/MinuteCount.ts';
import type { FailureKind } from '../../signals/failureKinds.ts';
import { type RouteCount, vitalBounds } from '../../signals/SignalReport.ts';

const MINUTES = 60;
/** A month of them is in memory. */
const MOST_STACKS_OF_HOUR = 100;
/** The main content of a page that takes longer is slow, as Google's Core Web Vitals draw the line. ms */
const SLOW = 2_500;
const FIRST_SLOW = vitalBounds.lcp.findIndex((bound) => bound > SLOW);

/** By minute of the hour. */
type ByMinute = number[];

interface RemoteSum {
  views: ByMinute;
  hurt: ByMinute;
  slow: ByMinute;
  /** Views of which it is known how long the main content took. */
  measured: ByMinute;
}

/** One kind of failure of a release on a route. */
export interface ErrorSum {
  remote: string;
  release: string;
  route: string;
  kind: FailureKind;
  failed: number;
  /** Begins of the first and the last minute. ISO, UTC */
  first: string;
  last: string;
}

/** What a plot and a list of errors need of an hour: far less than its minutes, so a month of them fits into memory. */
export interface HourSum {
  remotes: Map<string, RemoteSum>;
  /** By release, route and kind. */
  errors: Map<string, ErrorSum>;
  /** `catalog@0123456789abcdef /product/:title` → views */
  views: Map<string, number>;
  /** By release, route and kind as well: where the newest example was thrown. */
  stacks: Map<string, string[]>;
  /** Shoppers who came from elsewhere, and those of whom nothing was heard again. */
  entries: ByMinute;
  silent: ByMinute;
  /** ms, of all shells together */
  apiDown: ByMinute;
}

const noMinutes = (): ByMinute => Array.from({ length: MINUTES }, () => 0);
const add = (list: ByMinute, at: number, count: number): void => void (list[at] = (list[at] ?? 0) + count);

export const viewKey = ({ remote, release, route }: Pick<RouteCount, 'remote' | 'release' | 'route'>): string =>
  `${remote}@${release} ${route}`;

export function sumHour(minutes: readonly MinuteCount[]): HourSum {
  const sum: HourSum = {
    remotes: new Map(),
    errors: new Map(),
    views: new Map(),
    stacks: new Map(),
    entries: noMinutes(),
    silent: noMinutes(),
    apiDown: noMinutes(),
  };
  for (const { at, routes, sets, apiDownMs, stacks = [] } of minutes) {
    const minute = new Date(at).getUTCMinutes();
    for (const one of routes) addRoute(sum, one, at, minute);
    for (const { entries, entriesAlive } of sets) {
      add(sum.entries, minute, entries);
      // Answers come up to a second after their entry: those of the minute before may be more than its own entries.
      add(sum.silent, minute, entries - entriesAlive);
    }
    add(sum.apiDown, minute, apiDownMs);
    for (const one of stacks.slice(0, MOST_STACKS_OF_HOUR - sum.stacks.size)) sum.stacks.set(stackKey(one), one.frames);
  }
  return sum;
}

function addRoute({ remotes, errors, views }: HourSum, one: RouteCount, at: string, minute: number): void {
  const { remote, release, route, failed, vitals } = one;
  const own = remotes.get(remote) ?? {
    views: noMinutes(),
    hurt: noMinutes(),
    slow: noMinutes(),
    measured: noMinutes(),
  };
  remotes.set(remote, own);
  const seen = viewsIn(one);
  add(own.views, minute, seen);
  add(own.hurt, minute, hurtIn(one));
  const lcp = vitals?.lcp ?? [];
  add(own.measured, minute, total(lcp));
  add(own.slow, minute, total(lcp.slice(FIRST_SLOW)));
  const key = viewKey(one);
  views.set(key, (views.get(key) ?? 0) + seen);
  for (const [kind, count] of Object.entries(failed) as [FailureKind, number][]) {
    const known = errors.get(`${key} ${kind}`);
    const [first, last] = [known?.first ?? at, at];
    const sum = (known?.failed ?? 0) + count;
    if (sum) errors.set(`${key} ${kind}`, { remote, release, route, kind, failed: sum, first, last });
  }
}

/** Pages that were sent, or those that browsers told of where these are more: most views of a shop come from its own links. */
const viewsIn = ({ sent, alive, failed }: RouteCount) =>
  Math.max(sent, alive + (failed.throw ?? 0) + (failed.chunk ?? 0));

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
