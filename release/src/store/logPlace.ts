/** Where an entry is in its log, and what it says of that. Pure. */
import { hash } from 'node:crypto';
import { untrusted } from './envelope.ts';
import { type FoldedLog, releaseSetId } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';
import { describeObject } from './logObject.ts';
import type { ReleaseProblem } from './releaseProblem.ts';

/** What entry 1 names as the entry before it. */
export const NO_HASH = '0'.repeat(64);

export const sha256 = (bytes: Uint8Array | string): string => hash('sha256', bytes, 'hex');

/** The end of a log, as far as it was read. */
export interface Place {
  env: string;
  /** Number of the last entry; 0 for none. */
  n: number;
  /** sha256 of its object. */
  hash: string;
  folded: FoldedLog;
}

/** What an entry says of its place must be so, also where nothing is signed. @throws ReleaseProblem `untrusted` */
export function checkPlace(place: Place, entry: LogEntry): void {
  const problem = findProblem(place, entry);
  if (problem) throw changed(describeObject(place.env, place.n + 1), problem);
}

function findProblem(place: Place, { n, env, prev, set, changes }: LogEntry): string | undefined {
  if (n !== place.n + 1) return `says that it is entry ${n}`;
  if (env !== undefined && env !== place.env) return `belongs to the environment "${env}"`;
  if (prev !== undefined && prev !== place.hash) return 'does not follow the entry before it';
  if (set === undefined || set === setAfter(place, { changes })) return undefined;
  return `says that release set ${set} is live after it, which its log does not lead to`;
}

/** Id of what is live once the entry is taken in. */
export function setAfter({ folded }: Pick<Place, 'folded'>, { changes }: Pick<LogEntry, 'changes'>): string {
  if (!changes) return folded.setId;
  const live = { ...folded.live };
  for (const [remote, release] of Object.entries(changes)) {
    if (release === null) delete live[remote];
    else live[remote] = release;
  }
  return releaseSetId(live);
}

/** An entry that cannot be the one that was written. */
export function changed(what: string, problem: string): ReleaseProblem {
  const fix =
    'The log was changed after it was written: restore it from a backup, and find out who can write to the store.';
  return untrusted(what, problem, fix);
}
