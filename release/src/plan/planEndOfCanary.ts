import { findOpenCanary } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { type ActivationIntent, type Plan, planAppend } from './planActivation.ts';
import { noCanary } from './planCanaryStep.ts';

interface EndIntent extends Pick<ActivationIntent, 'by' | 'at' | 'reason'> {
  remote: string;
  /** Abandon its release, too: to show or activate it again takes force. */
  abandon?: boolean;
}

/** Ends a canary: its visitors get the live release again. Possible in a freeze, as a rollback is. */
export function planEndOfCanary(log: FoldedLog, { remote, abandon, ...intent }: EndIntent): Plan {
  const canary = findOpenCanary(log, remote);
  if (!canary) {
    const [last] = Object.values(log.canaries)
      .filter((one) => one.remote === remote && one.ended)
      .toSorted((a, b) => b.n - a.n);
    if (!last?.ended) return { kind: 'refused', refusals: [noCanary(remote)], notes: [] };
    const { how, by, at } = last.ended;
    return { kind: 'nothing', notes: [`The canary of ${remote}@${last.release} was ${how} by ${by} at ${at}.`] };
  }
  if (abandon && !intent.reason) {
    const refusal =
      'An abandoned release needs a reason, for those who want to activate it again: add --reason "<why>".';
    return { kind: 'refused', refusals: [refusal], notes: [] };
  }
  const { id } = canary;
  return planAppend(intent, [], { action: 'end-canary', canary: { id, ...(abandon && { abandon: true }) } });
}
