/** What the guard writes into the log. Each reads the log first, and writes nothing when it is not called for anymore. */
import { readCandidate, readCurrentSet } from '../cli/readCurrentSet.ts';
import { withEvidence } from '../cli/withEvidence.ts';
import { planActivation } from '../plan/planActivation.ts';
import { findTargetOrRefusal, planRollback } from '../plan/planRollback.ts';
import { appendEntry, OutOfDate } from '../store/activationLog.ts';
import { type Canary, listOpenCanaries } from '../store/canaries.ts';
import type { Signer } from '../store/envelope.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import type { EntryDraft, Evidence, LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { NotEnoughSignatures } from '../trust/NotEnoughSignatures.ts';
import { listProposals, putProposal } from '../trust/proposals.ts';

export interface GuardPlace {
  store: ReleaseStore;
  env: string;
  /** Of the guard's own key; empty where the store has no root, or the registry's keys sign for it. */
  signers: readonly Signer[];
}

/** As the log names it. */
export const GUARD = 'guard';

type Written = { kind: 'written'; entry: LogEntry } | { kind: 'proposed'; id: string } | { kind: 'nothing' };
const nothing = { kind: 'nothing' } as const;

/** Takes a canary back: its visitors get the live release, and its release is abandoned. */
export function stopCanary(place: GuardPlace, { id }: Canary, reason: string): Promise<Written> {
  return write(place, place.signers, async ({ log, at }) => {
    if (!isOpen(log, id)) return undefined;
    return { at, by: GUARD, action: 'end-canary', canary: { id, abandon: true }, reason };
  });
}

/** Takes a canary to its next share. @param step the index that it has now */
export function stepCanary({ store, env }: GuardPlace, { id, step }: Canary, reason: string): Promise<Written> {
  return write({ store, env }, undefined, async ({ log, at }) => {
    if (!isOpen(log, id) || log.canaries[id]?.step !== step) return undefined;
    return { at, by: GUARD, action: 'step-canary', canary: { id, step: step + 1 }, reason };
  });
}

/**
 * Makes a canary's release live for everyone. Where that takes two keys, it becomes a proposal.
 * @throws ReleaseProblem `refused` when an activation would be, such as in a freeze
 */
export function promoteCanary(
  { store, env }: GuardPlace,
  { id, remote, release }: Canary,
  items: Evidence['items'],
  reason: string,
): Promise<Written> {
  return write({ store, env }, undefined, async ({ log, live, entries, at }) => {
    if (!isOpen(log, id)) return undefined;
    const candidates = { [remote]: await readCandidate(store, { remote, release }) };
    const wanted = planActivation(log, live, { by: GUARD, at, candidates, reason });
    const plan = await withEvidence({ store, env, log, entries, shown: items }, wanted);
    if (plan.kind === 'refused') throw new ReleaseProblem('refused', plan.refusals.join(' '));
    if (plan.kind === 'nothing') return undefined;
    return plan.entry;
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
): Promise<Written> {
  const { store } = place;
  return write(place, place.signers, async ({ log, live: manifests, at }) => {
    const left = Object.entries(live).filter(([remote, release]) => log.live[remote] === release);
    const targets = await Promise.all(
      left.map(async ([remote]) => {
        const found = findTargetOrRefusal(log, remote);
        if ('refusal' in found) throw new ReleaseProblem('refused', found.refusal);
        return [remote, await readCandidate(store, { remote, release: found.release })] as const;
      }),
    );
    const plan = planRollback(log, manifests, Object.fromEntries(targets), { by: GUARD, at, reason });
    if (plan.kind === 'refused') throw new ReleaseProblem('refused', plan.refusals.join(' '));
    return plan.kind === 'append' ? plan.entry : undefined;
  });
}

const isOpen = (log: FoldedLog, id: string) => listOpenCanaries(log).some((one) => one.id === id);

interface Now {
  log: FoldedLog;
  entries: readonly LogEntry[];
  live: Awaited<ReturnType<typeof readCurrentSet>>['live'];
  at: string;
}

/** Plans again when somebody else was faster: then there may be nothing to write. */
async function write(
  { store, env }: Pick<GuardPlace, 'store' | 'env'>,
  signers: readonly Signer[] | undefined,
  plan: (now: Now) => Promise<EntryDraft | undefined>,
): Promise<Written> {
  for (;;) {
    const { entries, live } = await readCurrentSet(store, env);
    const draft = await plan({ log: foldLog(entries), entries, live, at: new Date().toISOString() });
    if (!draft) return nothing;
    try {
      const entry = await appendEntry(store, env, entries, draft, signers?.length ? signers : undefined);
      return { kind: 'written', entry };
    } catch (error) {
      if (error instanceof OutOfDate) continue;
      if (!(error instanceof NotEnoughSignatures && error.envelope)) throw error;
      if (await isProposed(store, env, draft, entries.length + 1)) return nothing;
      return { kind: 'proposed', id: await putProposal(store, env, error.envelope) };
    }
  }
}

/** The same waits for a second key already, and the log has not gone on since. */
async function isProposed(store: ReleaseStore, env: string, draft: EntryDraft, n: number): Promise<boolean> {
  const proposals = await listProposals(store, env);
  return proposals.some(
    ({ entry }) => entry.n === n && entry.action === draft.action && entry.canary?.id === draft.canary?.id,
  );
}
