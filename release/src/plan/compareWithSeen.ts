import { describeEntry, type LogEntry } from '../store/logEntry.ts';
import type { FoldedLog } from '../store/releaseSetFold.ts';

/** What a command does to one remote. */
export interface Ask {
  remote: string;
  /** The release that is to be live, null for none; undefined = any one, as long as the one that was seen is left. */
  wants?: string | null;
}

/** `go` = nothing has happened to the remote since. `done` = someone else did what is asked. `stop` = something else. */
export type Course = { kind: 'go' } | { kind: 'done'; note: string } | { kind: 'stop'; refusal: string };

/**
 * What a person can have seen who started a command: not what was written from then on. Entries from a clock that is
 * ahead of this one count as seen.
 */
export function entriesSeen(entries: readonly LogEntry[], startedAt: Date, now: Date): LogEntry[] {
  const isUnseen = ({ at }: LogEntry) => Date.parse(at) > startedAt.getTime() && Date.parse(at) <= now.getTime();
  const first = entries.findIndex(isUnseen);
  return entries.slice(0, first < 0 ? entries.length : first);
}

/**
 * Whether an ask still means what it meant when its user looked. Other remotes may change meanwhile as they like.
 * @param seen the log when the command started
 * @param entries the log now, whole
 */
export function compareWithSeen(seen: FoldedLog, now: FoldedLog, entries: readonly LogEntry[], ask: Ask): Course {
  const { remote, wants } = ask;
  const since = entries.filter((entry) => entry.n > seen.n && entry.changes && Object.hasOwn(entry.changes, remote));
  const last = since.at(-1);
  if (!last) return { kind: 'go' };
  const told = `${describeEntry(last)} (entry ${last.n})`;
  const was = seen.live[remote];
  const live = now.live[remote];
  const isLeft = live !== was && since.some(({ abandoned }) => was && abandoned?.[remote] === was);
  const isDone = wants === undefined ? isLeft : (live ?? null) === wants;
  if (isDone) return { kind: 'done', note: `Someone else was faster: ${told}. Nothing is left to do for ${remote}.` };
  return {
    kind: 'stop',
    refusal: `${remote} has changed since this command started: ${told}. Look at "npm run release -- status", and decide again.`,
  };
}
