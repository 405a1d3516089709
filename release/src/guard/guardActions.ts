/** What the guard writes into the log. Each reads the log first, and writes nothing when it is not called for anymore. */
import { type Appended, appendPlanned } from '../cli/appendPlanned.ts';
import { type CurrentSet, readCandidate } from '../cli/readCurrentSet.ts';
import { withEvidence } from '../cli/withEvidence.ts';
import { type Plan, planActivation } from '../plan/planActivation.ts';
import { planCanaryStep } from '../plan/planCanaryStep.ts';
import { planEndOfCanary } from '../plan/planEndOfCanary.ts';
import { findTargetOrRefusal, planRollback } from '../plan/planRollback.ts';
import { type Canary, findOpenCanaryById } from '../store/canaries.ts';
import type { Signer } from '../store/envelope.ts';
import type { Evidence } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listProposals } from '../trust/proposals.ts';

export interface GuardPlace {
  store: ReleaseStore;
  env: string;
  /** Of the guard's own key; empty where the store has no root, or the registry's keys sign for it. */
  signers: readonly Signer[];
}

/** As the log names it. */
export const GUARD = 'guard';

const nothing: Plan = { kind: 'nothing', notes: [] };

/** Takes a canary back: its visitors get the live release, and its release is abandoned. */
export function stopCanary(place: GuardPlace, { id, remote }: Canary, reason: string): Promise<Appended> {
  return append(place, ({ log }, intent) => {
    if (!findOpenCanaryById(log, id)) return nothing;
    return planEndOfCanary(log, { ...intent, remote, abandon: true, reason });
  });
}

/** Takes a canary to its next share, with the registry's key. @param canary as it was judged */
export function stepCanary({ store, env }: GuardPlace, canary: Canary, reason: string): Promise<Appended> {
  const { id, remote, step } = canary;
  return append({ store, env }, ({ log }, intent) =>
    findOpenCanaryById(log, id)?.step === step ? planCanaryStep(log, { ...intent, remote, reason }) : nothing,
  );
}

/**
 * Makes a canary's release live for everyone, with the registry's key. Where that takes two keys, it becomes a proposal.
 * @throws ReleaseProblem `refused` when an activation would be, such as in a freeze
 */
export function promoteCanary(
  { store, env }: GuardPlace,
  { id, remote, release }: Canary,
  items: Evidence['items'],
  reason: string,
): Promise<Appended> {
  return append({ store, env }, async ({ log, live, entries }, intent) => {
    if (!findOpenCanaryById(log, id) || (await isProposed(store, env, id, log.n + 1))) return nothing;
    const candidates = { [remote]: await readCandidate(store, { remote, release }) };
    const plan = planActivation(log, live, { ...intent, candidates, reason });
    return withEvidence({ store, env, log, entries, shown: items }, plan);
  });
}

/**
 * Leaves releases that are live for those before them.
 * @param live remote → the release to leave
 * @throws ReleaseProblem `refused` when a remote has nowhere to go back to
 */
export function rollBackLive(
  place: GuardPlace,
  live: Readonly<Record<string, string>>,
  reason: string,
): Promise<Appended> {
  return append(place, async ({ log, live: manifests }, intent) => {
    const left = Object.keys(live).filter((remote) => log.live[remote] === live[remote]);
    const targets = await Promise.all(
      left.map(async (remote) => {
        const found = findTargetOrRefusal(log, remote);
        if ('refusal' in found) throw new ReleaseProblem('refused', found.refusal);
        return [remote, await readCandidate(place.store, { remote, release: found.release })] as const;
      }),
    );
    return planRollback(log, manifests, Object.fromEntries(targets), { ...intent, reason });
  });
}

/** As a command does, but what is refused is told in one line. @param place without signers, the store's own keys sign */
function append(
  { store, env, signers }: Omit<GuardPlace, 'signers'> & Partial<GuardPlace>,
  makePlan: (now: CurrentSet, intent: { by: string; at: string }) => Promise<Plan> | Plan,
): Promise<Appended> {
  return appendPlanned({ store, env, ...(signers?.length && { signers }) }, async (now) => {
    const plan = await makePlan(now, { by: GUARD, at: new Date().toISOString() });
    if (plan.kind === 'refused') throw new ReleaseProblem('refused', plan.refusals.join(' '));
    return plan;
  });
}

/** The activation waits for a second key already, and the log has not gone on since. */
async function isProposed(store: ReleaseStore, env: string, id: string, n: number): Promise<boolean> {
  const proposals = await listProposals(store, env);
  return proposals.some(({ entry }) => entry.n === n && entry.action === 'activate' && entry.canary?.id === id);
}
