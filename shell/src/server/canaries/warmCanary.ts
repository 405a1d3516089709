import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Canary } from '@paw/release/store/canaries.ts';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { SetFailure } from '../releases/judge.ts';
import { runTrial } from '../releases/runTrial.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { releasesOf } from '../releases/WarmSetCache.ts';
import { describeSet, type WarmUpHost } from '../releases/warmUp.ts';

/** How the most requested pages are rendered before the first visitor gets one: else the canary would look slow. */
const PREPARE = { ms: 10_000, maxAge: 10_000 };

export interface CanaryHost extends WarmUpHost {
  /** Renders the pages of `next` that visitors of `before` request most. */
  prepare: (next: WarmSet, before: WarmSet, budget: { ms: number; maxAge: number }) => Promise<void>;
}

interface WantedCanary {
  canary: Pick<Canary, 'remote' | 'release'>;
  live: WarmSet;
  log: FoldedLog;
  /** The canary began while this shell ran: damage of its files is then not this disk's fault. */
  isNew: boolean;
  signal: AbortSignal;
}

/**
 * What is served live with the canary's release in it, under the same trial as a set that is to go live.
 * @throws the signal's reason when it is aborted
 */
export async function warmCanary(
  host: CanaryHost,
  { canary: { remote, release }, live, log, isNew, signal }: WantedCanary,
): Promise<{ set: WarmSet } | { failure: SetFailure }> {
  if (remote === SHELL) {
    return { failure: { text: 'The shell itself cannot be a canary: activate its release.', isReleaseFault: true } };
  }
  const { apiIsUp, isReady } = host;
  return runTrial(host, {
    ...describeSet(log, { ...releasesOf(live), [remote]: release }),
    before: live,
    against: live,
    isRollback: false,
    requireIntact: true,
    isNew: () => isNew,
    signal,
    apiIsUp,
    isReady,
    prepare: (next) => host.prepare(next, live, PREPARE),
  });
}
