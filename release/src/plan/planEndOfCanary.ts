import { type EndedCanary, findEndedCanary, findOpenCanary } from '../store/canaries.ts';
import { findAbandoned, type FoldedLog } from '../store/foldLog.ts';
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
  if (!canary) return planAfterItsEnd(log, { remote, abandon, ...intent });
  if (abandon && !intent.reason) return needsReason;
  const { id } = canary;
  return planAppend(intent, [], { action: 'end-canary', canary: { id, ...(abandon && { abandon: true }) } });
}

/** The release of a canary that is over can be abandoned still, until something else of its remote goes live. */
function planAfterItsEnd(log: FoldedLog, { remote, abandon, ...intent }: EndIntent): Plan {
  const last = findEndedCanary(log, remote);
  if (!last) return refuse(noCanary(remote));
  const { release, ended } = last;
  const over = describeEnd(last);
  const mark = findAbandoned(log, remote, release);
  if (!abandon) return { kind: 'nothing', notes: [over] };
  if (mark)
    return { kind: 'nothing', notes: [over, `${remote}@${release} was abandoned by ${mark.by} at ${mark.at}.`] };
  if (log.live[remote] === release) {
    return refuse(`${over} It is live: leave it with "npm run release -- rollback ${remote}@${release}".`);
  }
  if ((log.since[remote]?.n ?? 0) > ended.n) {
    const recall = `npm run release -- rollback ${remote}@${release} --recall --reason "<why>"`;
    const next = log.history[remote]?.includes(release) ? ` To abandon a release that was live: "${recall}".` : '';
    return refuse(`${over} ${remote}@${log.live[remote]} has gone live since, so nothing is left to abandon.${next}`);
  }
  if (!intent.reason) return needsReason;
  return planAppend(intent, [over], { action: 'rollback', abandoned: { [remote]: release } });
}

const describeEnd = ({ remote, release, ended: { how, by, at } }: EndedCanary) =>
  `The canary of ${remote}@${release} was ${how} by ${by} at ${at}.`;

const refuse = (...refusals: string[]): Plan => ({ kind: 'refused', refusals, notes: [] });

const needsReason = refuse(
  'An abandoned release needs a reason, for those who want to activate it again: add --reason "<why>".',
);
