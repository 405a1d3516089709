import { counted } from '@paw/rules/counted.ts';
import type { Plan } from '../plan/planActivation.ts';
import { findOpenCanary } from '../store/canaries.ts';
import { type EvidenceItem, listEvidence, listLapsedEvidence, type StoredEvidence } from '../store/evidence.ts';
import { type FoldedLog, foldLog, releaseSetId } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { findVerdict } from '../store/verdicts.ts';

/** As many as an entry holds. */
const MOST_ITEMS = 20;
/** Lapsed evidence is only for people to read. */
const MOST_LAPSED = 5;

interface Gathering {
  store: ReleaseStore;
  env: string;
  /** The log before the plan's entry. */
  log: FoldedLog;
  entries: readonly LogEntry[];
  /** What was shown just now. */
  shown?: readonly EvidenceItem[];
}

/** The plan of an activation with the evidence of exactly the set that results, and notes that name it and what has lapsed. */
export async function withEvidence({ store, env, log, entries, shown = [] }: Gathering, plan: Plan): Promise<Plan> {
  if (plan.kind !== 'append' || !plan.entry.changes) return plan;
  const changes = Object.entries(plan.entry.changes);
  const kept = Object.entries({ ...log.live, ...plan.entry.changes }).flatMap(([name, id]) => (id ? [[name, id]] : []));
  const after: Record<string, string> = Object.fromEntries(kept);
  const set = releaseSetId(after);
  const smoke = await Promise.all(changes.map(([remote]) => readSmoke(store, env, { log, entries, remote, set })));
  const stored = await listEvidence(store, env, set).catch(() => []);
  const seen = shown.some(({ kind }) => kind === 'smoke') ? [] : smoke.flat();
  const items = [...seen, ...stored, ...shown].slice(-MOST_ITEMS);
  const fresh = Object.fromEntries(changes.flatMap(([name, id]) => (id ? [[name, id]] : [])));
  const lapsed = await listLapsedEvidence(store, env, after, fresh).catch(() => []);
  const kinds = new Set(items.map(({ kind }) => kind));
  const old = lapsed.filter(({ kind }) => !kinds.has(kind)).slice(-MOST_LAPSED);
  const notes = [
    ...items.map(({ text }) => `Shown of this set: ${text}`),
    ...old.map((one) => describeLapsed(one, after)),
  ];
  const entry = { ...plan.entry, ...(items.length && { evidence: { set, items } }) };
  return { ...plan, entry, notes: [...plan.notes, ...notes] };
}

/** What shells said of a canary's set before the first visitor got it. */
async function readSmoke(
  store: ReleaseStore,
  env: string,
  { log, entries, remote, set }: Pick<Gathering, 'log' | 'entries'> & { remote: string; set: string },
): Promise<EvidenceItem[]> {
  const canary = findOpenCanary(log, remote);
  if (!canary) return [];
  const { live } = foldLog(entries.slice(0, canary.n));
  if (releaseSetId({ ...live, [remote]: canary.release }) !== set) return [];
  const listed = await store.list(`verdict/${env}/${String(canary.n).padStart(8, '0')}/`).catch(() => []);
  const instances = listed.map((key) => key.slice(key.lastIndexOf('/') + 1));
  const verdicts = await Promise.all(instances.map((instance) => findVerdict(store, env, canary.n, instance)));
  const [good, bad] = [verdicts.filter((one) => one?.ok), verdicts.filter((one) => one && !one.ok)];
  const at = good
    .map((one) => one?.at ?? '')
    .toSorted()
    .at(-1);
  if (!at) return [];
  const refused = bad.length ? `; ${counted(bad.length, 'shell')} refused it` : '';
  const text = `${counted(good.length, 'shell')} rendered ${remote}@${canary.release} before the first visitor got it${refused}.`;
  return [{ kind: 'smoke', at, text, numbers: { shells: good.length, refused: bad.length } }];
}

/** `catalog@… shown of a set with cart@old; cart@new is live now: it no longer counts` */
function describeLapsed({ text, releases }: StoredEvidence, after: Readonly<Record<string, string>>): string {
  const names = [...new Set([...Object.keys(releases), ...Object.keys(after)])].toSorted();
  const moved = names.filter((name) => releases[name] !== after[name]);
  const list = (set: Readonly<Record<string, string>>) =>
    moved.map((name) => (set[name] ? `${name}@${set[name]}` : `no ${name}`)).join(', ');
  const isPlural = moved.length > 1;
  return `${text} Shown of a set with ${list(releases)}; ${list(after)} ${isPlural ? 'are' : 'is'} live now: it no longer counts.`;
}
