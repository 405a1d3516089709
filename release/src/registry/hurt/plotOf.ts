import type { HourSum } from './HourSum.ts';
import type { HurtAnswer, Range } from './hurtSchema.ts';
import { ranges } from './hurtSchema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Begin of the first hour of what is shown. ms since 1970 */
export const beginOf = (range: Range, now: number): number =>
  Math.floor(now / HOUR) * HOUR - (ranges[range].hours - 1) * HOUR;

type Plot = Pick<HurtAnswer, 'from' | 'part' | 'parts' | 'remotes' | 'entries' | 'silent' | 'apiDown'>;

/** Minutes summed up to as many parts as a plot can show. */
export function plotOf(
  range: Range,
  from: number,
  now: number,
  hours: readonly { begin: number; sum: HourSum }[],
): Plot {
  const { part } = ranges[range];
  // Up to now: what is to come is not drawn as if nothing had happened.
  const parts = Math.floor((now - from) / part) + 1;
  const noParts = () => Array.from({ length: parts }, () => 0);
  const fill = (pick: (sum: HourSum) => readonly number[] | undefined) => {
    const all = noParts();
    for (const { begin, sum } of hours) {
      for (const [minute, count] of (pick(sum) ?? []).entries()) {
        const at = Math.floor((begin + minute * MINUTE - from) / part);
        if (at < parts) all[at] = (all[at] ?? 0) + count;
      }
    }
    return all;
  };
  const names = new Set(hours.flatMap(({ sum }) => [...sum.remotes.keys()]));
  const remotes = [...names].toSorted().map((remote) => ({
    remote,
    views: fill(({ remotes: all }) => all.get(remote)?.views),
    hurt: fill(({ remotes: all }) => all.get(remote)?.hurt),
    slow: fill(({ remotes: all }) => all.get(remote)?.slow),
    measured: fill(({ remotes: all }) => all.get(remote)?.measured),
  }));
  return {
    from: new Date(from).toISOString(),
    part,
    parts,
    remotes,
    entries: fill(({ entries }) => entries),
    silent: fill(({ silent }) => silent).map((count) => Math.max(0, count)),
    apiDown: fill(({ apiDown }) => apiDown),
  };
}
