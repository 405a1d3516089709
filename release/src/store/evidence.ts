/** What was shown of release sets before they are live: objects in the store, until an activation's entry takes them over. */
import { z } from 'zod';
import { listSets, releaseSetId } from './foldLog.ts';
import { evidenceItemSchema, type Evidence, type LogEntry } from './logEntry.ts';
import { parseJson } from './parseJson.ts';
import { readMany } from './readMany.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { keys } from './storeKeys.ts';

/** Older evidence goes with the next `gc`, and counts for nothing. ms */
export const EVIDENCE_KEPT = 30 * 86_400_000;
/** Objects that one look at the store reads. */
const MOST_READ = 200;
/** Characters of an item's text. */
const LONGEST_TEXT = 500;

export type EvidenceItem = Evidence['items'][number];
type Releases = Readonly<Record<string, string>>;

const storedSchema = evidenceItemSchema.extend({
  /** The whole set, remote → release: what else was live is part of what was shown. */
  releases: z.record(z.string(), z.string()),
});

export type StoredEvidence = z.infer<typeof storedSchema>;

/** @param id tells it from other evidence of its kind: a canary's id, the number of an entry. The first one stays. */
export async function putEvidence(
  store: ReleaseStore,
  env: string,
  releases: Releases,
  { id, ...item }: EvidenceItem & { id: string },
): Promise<void> {
  const stored = { ...item, text: item.text.slice(0, LONGEST_TEXT), releases };
  const key = keys.evidence(env, releaseSetId(releases), item.kind, id);
  await store.putIfAbsent(key, JSON.stringify(storedSchema.parse(stored)));
}

/** Evidence of exactly this set, the oldest first. */
export async function listEvidence(
  store: ReleaseStore,
  env: string,
  set: string,
  now = Date.now(),
): Promise<EvidenceItem[]> {
  const found = await read(store, (await store.list(`evidence/${env}/${set}/`)).slice(0, MOST_READ), now);
  return found
    .filter(({ evidence }) => releaseSetId(evidence.releases) === set)
    .map(({ evidence: { releases: _, ...item } }) => item);
}

/** Evidence of sets that hold these releases beside others than `after` does, the oldest first. */
export async function listLapsedEvidence(
  store: ReleaseStore,
  env: string,
  after: Releases,
  shown: Releases,
  now = Date.now(),
): Promise<StoredEvidence[]> {
  const own = `evidence/${env}/${releaseSetId(after)}/`;
  const others = (await store.list(`evidence/${env}/`)).filter((key) => !key.startsWith(own));
  const found = (await read(store, others.slice(-MOST_READ), now)).map(({ evidence }) => evidence);
  return found.filter(({ releases }) => Object.entries(shown).every(([remote, id]) => releases[remote] === id));
}

/** Keys of evidence that is too old, or cannot be read. */
export async function listOldEvidence(store: ReleaseStore, now: number): Promise<string[]> {
  const listed = await store.list('evidence/');
  const good = new Set((await read(store, listed, now)).map(({ key }) => key));
  return listed.filter((key) => !good.has(key));
}

/** The set that an id names, when these releases were shown in some live set. */
export function findReleases(entries: readonly LogEntry[], set: string, overrides: Releases): Releases | undefined {
  const sets = [{}, ...listSets(entries).map(({ live }) => live)].map((live): Releases => ({ ...live, ...overrides }));
  return sets.findLast((releases) => releaseSetId(releases) === set);
}

async function read(
  store: ReleaseStore,
  listed: readonly string[],
  now: number,
): Promise<{ key: string; evidence: StoredEvidence }[]> {
  const objects = await readMany(store, listed);
  return listed
    .flatMap((key, index) => {
      const { data: evidence } = storedSchema.safeParse(parseJson(objects[index]));
      return evidence && now - Date.parse(evidence.at) < EVIDENCE_KEPT ? [{ key, evidence }] : [];
    })
    .toSorted((a, b) => a.evidence.at.localeCompare(b.evidence.at));
}
