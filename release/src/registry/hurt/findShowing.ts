import { attributed } from '../../cli/textTable.ts';
import type { HurtError } from '../../signals/HurtError.ts';
import type { LogEntry } from '../../store/logEntry.ts';
import { plainLine } from '../../store/plainText.ts';

const MINUTE = 60_000;

type Showing = Pick<HurtError, 'shownBy' | 'left'>;
type How = NonNullable<HurtError['shownBy']>['how'];

/** Which entry showed a release to visitors before it failed, and which one took it away again. */
export function findShowing(
  entries: readonly LogEntry[],
  { remote, release, first }: Pick<HurtError, 'remote' | 'release' | 'first'>,
): Showing {
  // What happened within a minute is counted under its begin.
  const seen = Date.parse(first) + MINUTE;
  const at = entries.findLastIndex((entry) => Date.parse(entry.at) < seen && howShown(entry, remote, release));
  const entry = entries[at];
  const how = entry && howShown(entry, remote, release);
  if (!entry || !how) return {};
  const shownBy = { n: entry.n, at: entry.at, by: plainLine(attributed(entry)), how };
  const end = entries.slice(at + 1).find((later) => endsShowing(later, entry, remote, release));
  return { shownBy, ...(end && { left: { n: end.n, at: end.at } }) };
}

function howShown({ action, changes, canary }: LogEntry, remote: string, release: string): How | undefined {
  if (changes && Object.hasOwn(changes, remote) && changes[remote] === release) return 'live';
  return action === 'canary' && canary?.releases?.[remote] === release ? 'canary' : undefined;
}

function endsShowing(later: LogEntry, { canary }: LogEntry, remote: string, release: string): boolean {
  const { changes, action, canary: named } = later;
  const goal = changes && Object.hasOwn(changes, remote) ? changes[remote] : undefined;
  if (goal !== undefined) return goal !== release;
  return action === 'end-canary' && canary !== undefined && named?.id === canary.id;
}
