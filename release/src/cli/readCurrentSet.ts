import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { type Reference, resolveRelease } from '../plan/releaseReference.ts';
import type { Candidate } from '../plan/setChecks.ts';
import { readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Damage, listReleases, listRemotes, readManifest, verifyRelease } from '../store/releases.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';

export interface CurrentSet {
  log: FoldedLog;
  /** The log itself, oldest first. */
  entries: LogEntry[];
  /** Manifests of the live releases, without damaged ones: a damaged release must not block its own rollback. */
  live: Record<string, ReleaseManifest>;
}

export async function readCurrentSet(store: ReleaseStore, env: string): Promise<CurrentSet> {
  const entries = await readLog(store, env);
  const log = foldLog(entries);
  const read = await Promise.all(
    Object.entries(log.live).map(([name, id]) =>
      readManifest(store, name, id).catch((error: unknown) => {
        if (error instanceof ReleaseProblem && error.code !== 'store') return undefined;
        throw error;
      }),
    ),
  );
  const manifests = read.filter((manifest) => manifest !== undefined);
  return { log, entries, live: Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])) };
}

/**
 * Reads a release and checks every file.
 * @throws ReleaseProblem for an unknown remote or release, and for a damaged release.json.
 */
export async function readCandidate(store: ReleaseStore, reference: Reference): Promise<Candidate> {
  const release = resolveRelease(reference, await listKnownReleases(store, reference.remote));
  const manifest = await readManifest(store, reference.remote, release);
  if (manifest.host && manifest.host.log !== 'signed' && (await store.list('root/')).length) {
    throw new ReleaseProblem(
      'refused',
      `shell@${release} is older than signed logs, and could not follow this store anymore: choose a newer release of the shell. Nothing was changed.`,
    );
  }
  return { manifest, damage: await verifyRelease(store, manifest) };
}

/**
 * Ids of the remote's releases, newest first, at least one.
 * @throws ReleaseProblem `unknown` when nothing of this name was published.
 */
export async function listKnownReleases(store: ReleaseStore, remote: string): Promise<string[]> {
  const published = await listReleases(store, remote);
  if (published.length) return published.map(({ release }) => release);
  throw unknownRemote(remote, await listRemotes(store));
}

/** @param known names of all remotes in the store */
export function unknownRemote(remote: string, known: readonly string[]): ReleaseProblem {
  const there = known.length ? `This store has ${known.join(', ')}.` : 'This store has no releases yet.';
  return new ReleaseProblem(
    'unknown',
    `No remote "${remote}" was published in this store. ${there}${didYouMean(remote, known)} Publish one with "npm run release -- publish <remote>", or choose another store with --store.`,
  );
}

/** As {@link readCandidate}, but reports a damaged or missing release.json as damage instead of throwing. */
export async function inspectRelease(
  store: ReleaseStore,
  remote: string,
  release: string,
): Promise<{ manifest?: ReleaseManifest; damage: Damage[] }> {
  try {
    const manifest = await readManifest(store, remote, release);
    return { manifest, damage: await verifyRelease(store, manifest) };
  } catch (error) {
    if (!(error instanceof ReleaseProblem) || error.code === 'store') throw error;
    return { damage: [{ path: 'release.json', problem: error.code === 'unknown' ? 'missing' : 'damaged' }] };
  }
}
