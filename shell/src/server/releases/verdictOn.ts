import { describeEntry, type LogEntry } from '@paw/release/store/logEntry.ts';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';
import type { Refused, Releases } from './judge.ts';
import { type CanaryFacts, isAboutCanary, verdictOnCanary } from './verdictOnCanary.ts';

/** A release that this shell does not show. */
export interface RefusedHere extends Refused {
  /** The log entry that made it live. */
  n: number;
}

export interface ShellState extends Pick<CanaryFacts, 'first' | 'canaryState'> {
  entries: readonly LogEntry[];
  log: FoldedLog;
  serving: Releases;
  refused: Readonly<Record<string, RefusedHere>>;
  /** The reason why only rollbacks are applied now. */
  held?: string;
}

type LeftOut = NonNullable<Verdict['leftOut']>;

/**
 * This shell's verdict on one entry: ok when everything that the entry changed is live here, whatever else is not.
 * Undefined while that is not known.
 */
export function verdictOn(entry: LogEntry, state: ShellState): Pick<Verdict, 'ok' | 'error' | 'leftOut'> | undefined {
  const { log, serving, refused, held } = state;
  if (held && entry.action === 'preview') return { ok: false, error: held };
  if (isAboutCanary(entry)) {
    const found = verdictOnCanary(entry, state);
    if (!found?.ok) return found;
  }
  const own: LeftOut = {};
  for (const [remote, release] of Object.entries(entry.changes ?? {})) {
    if (remote === 'shell' || serving[remote] === (release ?? undefined)) continue;
    const found = refused[remote];
    if (release && found?.release === release && found.n === entry.n) own[remote] = { release, error: found.text };
    else if (held && log.live[remote] === (release ?? undefined)) {
      if (release) own[remote] = { release, error: held };
      else return { ok: false, error: `${remote}: ${held}` };
    } else if (log.live[remote] === (release ?? undefined)) return undefined;
    else if (release) own[remote] = { release, error: describeSuccessor(remote, entry, state) };
  }
  const others = Object.entries(refused).filter(([remote, one]) => log.live[remote] === one.release);
  const leftOut = {
    ...Object.fromEntries(others.map(([remote, { release, text }]) => [remote, { release, error: text }])),
    ...own,
  };
  const errors = Object.entries(own).map(([remote, { release, error }]) => `${remote}@${release}: ${error}`);
  return {
    ok: errors.length === 0,
    ...(errors.length && { error: errors.join(' ') }),
    ...(Object.keys(leftOut).length && { leftOut }),
  };
}

function describeSuccessor(remote: string, { n }: LogEntry, { entries }: ShellState): string {
  const next = entries.find((entry) => entry.n > n && entry.changes && Object.hasOwn(entry.changes, remote));
  return `It was replaced before it was live here: ${next ? `${describeEntry(next)} (entry ${next.n})` : 'the log changed'}.`;
}
