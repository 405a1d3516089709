import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import type { Verdict } from '@paw/release/store/verdicts.ts';

/** How far a canary is on this shell. */
export type CanaryState = 'warming' | 'warm' | { error: string };

export interface CanaryFacts {
  log: Pick<FoldedLog, 'canaries'>;
  /** The reason why only rollbacks are applied now. */
  held?: string;
  /** Number of the log's last entry when this shell started. */
  first?: number;
  /** Undefined for a canary that is not open. */
  canaryState?: (id: string) => CanaryState | undefined;
}

/**
 * This shell's verdict on an entry about a canary: its begin is ok when its set is warm and passed its tests, a step or
 * an end as soon as it is applied. Undefined while that is not known, and for an entry about something else.
 */
export function verdictOnCanary(
  { n, action, canary }: Pick<LogEntry, 'n' | 'action' | 'canary'>,
  { log, held, first, canaryState }: CanaryFacts,
): Pick<Verdict, 'ok' | 'error'> | undefined {
  const known = log.canaries[canary?.id ?? ''];
  const refuse = (error: string) => ({ ok: false, error });
  if (action === 'canary' && known?.n !== n) {
    return refuse(
      'The canary did not begin: its remote is not live, has another canary, or runs this release already.',
    );
  }
  const label = `${known?.remote}@${known?.release}`;
  if (action === 'end-canary' || !known) return { ok: true };
  if (known.ended) {
    const { how, by, n: last } = known.ended;
    if (action === 'step-canary') return { ok: true };
    return refuse(
      `${label} was not shown here: the canary ended before its set was warm (${how} by ${by}, entry ${last}).`,
    );
  }
  if (held) return refuse(`${label}: ${held}`);
  if (action === 'step-canary') return { ok: true };
  const state = canaryState?.(known.id);
  if (typeof state === 'object') return refuse(`${label}: ${state.error}`);
  // A shell that starts is ready without its canaries.
  return state === 'warm' || n === first ? { ok: true } : undefined;
}

export const isAboutCanary = ({ action }: Pick<LogEntry, 'action'>): boolean =>
  action === 'canary' || action === 'step-canary' || action === 'end-canary';
