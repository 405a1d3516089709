import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { type ReleasedDocuments, releasedDocumentsSchema } from '@paw/contract/documents.ts';
import { SBOM_FILE, type Sbom, sbomSchema } from '@paw/contract/sbom.ts';
import { parseJson } from '../store/parseJson.ts';
import { resolveRelease, type Reference } from '../plan/releaseReference.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listReleases, type PublishRecord, readManifest, readVerified } from '../store/releases.ts';
import { findOpenCanary } from '../store/canaries.ts';
import { findAbandoned, findRollbackTarget, type FoldedLog } from '../store/foldLog.ts';
import { listKnownReleases } from './readCurrentSet.ts';
import { trustOf } from './trustOf.ts';

/** A published release with its record and manifest. */
export interface ReleaseFacts {
  remote: string;
  release: string;
  record: PublishRecord;
  /** Names of the keys that vouch for it. */
  signedBy: string[];
  manifest: ReleaseManifest;
  brotliBytes: number;
}

/** @throws ReleaseProblem for an unknown release, or one whose release.json is damaged */
export async function readFacts(store: ReleaseStore, reference: Reference): Promise<ReleaseFacts> {
  const release = resolveRelease(reference, await listKnownReleases(store, reference.remote));
  const { remote } = reference;
  const record = (await listReleases(store, remote)).find((one) => one.release === release);
  const manifest = await readManifest(store, remote, release);
  return {
    remote,
    release,
    record: record ?? { by: '', at: '', sha384: '' },
    signedBy: await trustOf(store).publishers(remote, release),
    manifest,
    brotliBytes: brotliSize(manifest),
  };
}

/** What a release brings to read; nothing when it has none, or its file is damaged. */
export async function readDocuments(store: ReleaseStore, manifest: ReleaseManifest): Promise<ReleasedDocuments> {
  const none = { documents: [] };
  if (!manifest.documents) return none;
  const bytes = await readVerified(store, manifest, manifest.documents).catch(() => undefined);
  return releasedDocumentsSchema.safeParse(parseJson(bytes)).data ?? none;
}

/** The packages in a release; undefined when it was built before there was a list, or its list is damaged. */
export async function readSbom(store: ReleaseStore, manifest: ReleaseManifest): Promise<Sbom | undefined> {
  if (!manifest.files.some(({ path }) => path === SBOM_FILE)) return undefined;
  const bytes = await readVerified(store, manifest, SBOM_FILE).catch(() => undefined);
  return sbomSchema.safeParse(parseJson(bytes)).data;
}

/** `live since …`, `canary for 10 % since …`, `a rollback goes here`, `abandoned by …: …`, or ''. Part of the `--json` output. */
export function describeState(log: FoldedLog, remote: string, release: string): string {
  if (log.live[remote] === release) return `live since ${log.since[remote]?.at ?? '-'}`;
  const canary = findOpenCanary(log, remote);
  if (canary?.release === release) return `canary for ${canary.steps[canary.step]} % since ${canary.stepAt}`;
  const mark = findAbandoned(log, remote, release);
  if (mark) return `abandoned by ${mark.by} at ${mark.at}${mark.reason && `: ${mark.reason}`}`;
  if (findRollbackTarget(log, remote) === release) return 'a rollback goes here';
  return log.history[remote]?.includes(release) ? 'was live' : '';
}

/** What browsers download: of each file the `.br` copy when there is one. */
export function brotliSize({ files }: Pick<ReleaseManifest, 'files'>): number {
  const sizes = new Map(files.map((file) => [file.path, file.size]));
  return files
    .filter(({ path }) => path.startsWith('browser/') && !/\.(br|gz)$/.test(path))
    .reduce((sum, { path, size }) => sum + (sizes.get(`${path}.br`) ?? size), 0);
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
