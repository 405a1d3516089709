import { boundaryLabel, type ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Log } from '@paw/node/createLog.ts';
import { rateLimitMessages } from '../rateLimitMessages.ts';
import { releaseIn } from './releaseIn.ts';

/** Interval between log lines for the same attempt of the same release. ms */
const LOG_INTERVAL = 60_000;

/** Logs what the code of a set's releases asked for and did not get. The line names the release. */
export function reportRefusals(log: Log, set: ReleaseSet): (what: string, stack: string) => void {
  const warn = rateLimitMessages(LOG_INTERVAL, (message, fields) => log.warn(fields, message));
  return (what, stack) => {
    const [remote, live] = releaseIn(set, stack) ?? [];
    // Code can hide where it comes from: then it is one of the whole set.
    const owner = remote && live ? boundaryLabel(remote, live.release) : 'unknown';
    const fields = { set: set.id, owner, what, error: stack };
    warn('A release asked for what no release may use, and did not get it.', fields, `${owner} ${what}`);
  };
}
