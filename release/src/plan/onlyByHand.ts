import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { findAbandoned, type FoldedLog } from '../store/foldLog.ts';
import { checkSet } from './planActivation.ts';
import type { Manifests } from './setChecks.ts';

/**
 * Why the guard, which neither forces nor allows a loss, leaves the last step of a canary to a person.
 * @param live manifests of the live set by remote, without unreadable ones
 * @returns one sentence, or none
 */
export function onlyByHand(log: FoldedLog, live: Manifests, manifest: ReleaseManifest): string[] {
  const { name, release } = manifest;
  const isAbandoned = findAbandoned(log, name, release) !== undefined;
  const { lost } = checkSet(log, live, [manifest]);
  if (!isAbandoned && !lost.length) return [];
  const why = [isAbandoned && `${name}@${release} is abandoned`, lost.length && 'the shop loses a page with it'];
  const flags = `${isAbandoned ? ' --force --reason "<why>"' : ''}${lost.length ? ' --allow-loss' : ''}`;
  return [
    `The guard never makes it live, because ${why.filter(Boolean).join(', and ')}. Do that by hand: npm run release -- canary promote ${name}${flags}`,
  ];
}
