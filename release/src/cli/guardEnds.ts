import { type EndedCanary, findEndedCanary } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import { attributed, shortTime } from './textTable.ts';

/** Canaries that the guard has ended, until the next change of their remote: for those who look later. */
export function listGuardEnds(log: Pick<FoldedLog, 'live' | 'since' | 'canaries'>): EndedCanary[] {
  return Object.keys(log.live).flatMap((remote) => {
    const last = findEndedCanary(log, remote);
    const isNews = last && last.ended.n > (log.since[remote]?.n ?? 0);
    return isNews && last.ended.how === 'stopped' && isGuard(last.ended) ? [last] : [];
  });
}

const isGuard = ({ by, auth }: EndedCanary['ended']) => by === 'guard' || auth?.role === 'guard';

/** `The canary of catalog@… was stopped by guard (key) on 2026-01-02 03:04:05Z (entry 3): 4 of 10 visitors …` */
export function describeGuardEnd({ remote, release, ended }: EndedCanary): string {
  const { n, at, reason = 'no reason given' } = ended;
  const what = `The canary of ${remote}@${release} was stopped by ${attributed(ended)} on ${shortTime(at)} (entry ${n})`;
  return `${what}: ${reason.replace(/\.$/, '')}.`;
}
