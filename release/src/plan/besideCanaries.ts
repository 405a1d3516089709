/** What other changes of a remote mean for its canary. */
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { findOpenCanary } from '../store/canaries.ts';
import type { FoldedLog } from '../store/foldLog.ts';

/** What a canary is compared with is not replaced by a third release; its own release may go live. */
export function refuseBesideCanary(
  log: FoldedLog,
  { name, release }: Pick<ReleaseManifest, 'name' | 'release'>,
): string[] {
  const canary = findOpenCanary(log, name);
  if (!canary || canary.release === release) return [];
  return [
    `${name} has a canary, ${name}@${canary.release}: end it first with "npm run release -- canary stop ${name}", or make it live with "npm run release -- canary promote ${name}".`,
  ];
}

/** For a person who rolls back what only some visitors get; empty without a canary. */
export function suggestStop(log: FoldedLog, remote: string): string {
  const canary = findOpenCanary(log, remote);
  if (!canary) return '';
  return ` Its canary, ${remote}@${canary.release}, is ended with "npm run release -- canary stop ${remote}".`;
}

/** Canaries that go with a change of these remotes, as a sentence each. */
export function noteEndedCanaries(log: FoldedLog, remotes: readonly string[]): string[] {
  return remotes.flatMap((remote) => {
    const canary = findOpenCanary(log, remote);
    return canary ? [`This ends the canary of ${remote}@${canary.release}.`] : [];
  });
}
