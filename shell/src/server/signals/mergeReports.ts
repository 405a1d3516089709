import { MOST_STACKS } from '@paw/release/signals/StackSample.ts';
import { SignalCounts } from './SignalCounts.ts';
import type { UnsentReport } from './Signals.ts';

/** One report of the time of two. What happened to single visitors is dropped, and counted as such. */
export function mergeReports(first: UnsentReport, second: UnsentReport): UnsentReport {
  const counts = new SignalCounts();
  counts.add(first);
  counts.add(second);
  const began = Date.parse(first.at) - first.ms;
  const stacks = [...(first.stacks ?? []), ...(second.stacks ?? [])].slice(0, MOST_STACKS);
  return {
    at: second.at,
    // The clock may have been set back in between.
    ms: Math.max(first.ms + second.ms, Date.parse(second.at) - began),
    apiUp: first.apiUp && second.apiUp,
    ...counts.list(),
    visitors: [],
    ...(stacks[0] && { stacks }),
    dropped: first.dropped + second.dropped + first.visitors.length + second.visitors.length,
  };
}
