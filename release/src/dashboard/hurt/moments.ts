import { utc, utcDay, utcTime } from '../frame/utc.ts';
import type { HurtAnswer, TimelineEntry } from '../registryApi.ts';

/** The parts of time of an answer, and what changed in each. */
export interface Moments {
  count: number;
  /** ms since 1970 */
  from: number;
  /** ms */
  part: number;
  changes: readonly TimelineEntry[];
  /** The part that a time is in; the nearest one for a time outside. */
  indexOf: (time: number) => number;
  beginOf: (index: number) => number;
  changesIn: (index: number) => TimelineEntry[];
  /** `Nov 25, 14:00 to 14:30 UTC` */
  describe: (index: number) => string;
}

export function momentsOf({ from: begin, part, parts: count, changes }: HurtAnswer): Moments {
  const from = Date.parse(begin);
  const indexOf = (time: number) => Math.min(count - 1, Math.max(0, Math.floor((time - from) / part)));
  const beginOf = (index: number) => from + index * part;
  return {
    count,
    from,
    part,
    changes,
    indexOf,
    beginOf,
    changesIn: (index) => changes.filter(({ at }) => indexOf(Date.parse(at)) === index),
    describe: (index) => {
      const [start, end] = [beginOf(index), beginOf(index + 1)];
      return part > 60_000 ? `${utcDay(start)}, ${utcTime(start)} to ${utcTime(end)} UTC` : utc(start);
    },
  };
}

/** Whether an entry changes a remote, or its canary. */
export function concerns({ moves, text }: TimelineEntry, remote: string): boolean {
  return moves.some((move) => move.remote === remote) || (!moves.length && text.includes(` ${remote}@`));
}
