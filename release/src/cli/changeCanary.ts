/** Changes of a canary for programs: the commands and the registry's guard. Each plans, writes, and waits for no shell. */
import { planActivation, type Plan } from '../plan/planActivation.ts';
import { noCanary, planCanaryStep } from '../plan/planCanaryStep.ts';
import { planEndOfCanary } from '../plan/planEndOfCanary.ts';
import { readLog } from '../store/activationLog.ts';
import { findOpenCanary } from '../store/canaries.ts';
import { foldLog } from '../store/foldLog.ts';
import type { Evidence } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type Appended, appendPlanned } from './appendPlanned.ts';
import { readCandidate } from './readCurrentSet.ts';
import { withEvidence } from './withEvidence.ts';
import type { Writer } from './writeOrPropose.ts';

export interface CanaryChange extends Writer {
  remote: string;
  by: string;
  reason?: string;
  /** Only this canary, if it is still open: another one has begun since for someone who decides slowly. */
  id?: string;
}

/**
 * Moves it to the next share of its plan, or to the one of `to` percent.
 * @throws ReleaseProblem `refused`; NotEnoughSignatures
 */
export function stepCanary(change: CanaryChange, to?: number): Promise<Appended> {
  const { remote, by, reason, id } = change;
  return appendPlanned(change, ({ log }) =>
    isOther(log, change) ? gone(remote, id) : planCanaryStep(log, { remote, to, by, reason, at: now() }),
  );
}

/** Ends it. @throws ReleaseProblem `refused`; NotEnoughSignatures */
export function endCanary(change: CanaryChange, abandon = false): Promise<Appended> {
  const { remote, by, reason, id } = change;
  return appendPlanned(change, ({ log }) =>
    isOther(log, change) ? gone(remote, id) : planEndOfCanary(log, { remote, abandon, by, reason, at: now() }),
  );
}

/**
 * Makes its release live; where that takes more keys than the writer has, it becomes a proposal.
 * @param shown evidence of the set that results, besides what the store has of it
 * @throws ReleaseProblem `refused`; NotEnoughSignatures
 */
export async function promoteCanary(change: CanaryChange, shown: Evidence['items'] = []): Promise<Appended> {
  const { store, env, remote, by, reason } = change;
  const release = await findReleaseOfCanary(change);
  const candidate = await readCandidate(store, { remote, release });
  return appendPlanned(change, async ({ log, live, entries }) => {
    if (isOther(log, change) || findOpenCanary(log, remote)?.release !== release) return gone(remote, change.id);
    const plan = planActivation(log, live, { by, reason, at: now(), candidates: { [remote]: candidate } });
    return withEvidence({ store, env, log, entries, shown }, plan);
  });
}

/** @throws ReleaseProblem `refused` */
export async function findReleaseOfCanary({ store, env, remote }: Pick<CanaryChange, 'store' | 'env' | 'remote'>) {
  const open = findOpenCanary(foldLog(await readLog(store, env)), remote);
  if (open) return open.release;
  throw new ReleaseProblem('refused', `Refused; nothing was changed.\n${noCanary(remote)}`);
}

const isOther = (log: Parameters<typeof findOpenCanary>[0], { remote, id }: CanaryChange) =>
  id !== undefined && findOpenCanary(log, remote)?.id !== id;

const gone = (remote: string, id = ''): Plan => ({
  kind: 'nothing',
  notes: [`The canary ${id} of ${remote} is over already.`],
});

const now = () => new Date().toISOString();
