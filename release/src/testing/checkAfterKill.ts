import { readLog } from '../store/activationLog.ts';
import { findRollbackTarget, foldLog } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listReleases, readManifest, verifyRelease } from '../store/releases.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { keys } from '../store/storeKeys.ts';

export type Kind = 'publish' | 'activate' | 'rollback' | 'recall' | 'gc';
export type Outcome = 'done' | 'refused' | 'killed';

/** What was asked of a process that may have been killed, and what it answered. */
interface Asked {
  kind: Kind;
  outcome: Outcome;
  /** The release that is activated, or that is live and is left. */
  release: string;
  /** The release that `publish` brings. */
  published: string | undefined;
  by: string;
}

interface Before {
  known: readonly LogEntry[];
  /** The log's objects at the check before; replaced by those of now. */
  objects: string[];
}

/** @throws when something is lost or torn, is there and was not asked for, or was answered as done and is not there */
export async function checkAfterKill(store: ReleaseStore, asked: Asked, { known, objects }: Before): Promise<void> {
  const entries = await readLog(store, 'local');
  const now = await Promise.all(entries.map(async ({ n }) => String(await store.get(keys.log('local', n)))));
  for (const [index, object] of objects.entries()) {
    if (now[index] !== object) throw new Error(`Entry ${index + 1} was lost or changed.`);
  }
  objects.splice(0, objects.length, ...now);
  checkAdded(asked, known, entries.slice(known.length));
  await checkReleases(store, asked, known, entries);
}

function checkAdded(asked: Asked, known: readonly LogEntry[], added: readonly LogEntry[]): void {
  const isChange = asked.kind !== 'publish' && asked.kind !== 'gc';
  const [entry, ...others] = added;
  if (others.length || (entry && !isChange)) throw new Error(`Entries that no one asked for: ${JSON.stringify(added)}`);
  if (!entry && isChange && asked.outcome === 'done')
    throw new Error('A change was answered as done and is not there.');
  if (!entry) return;
  const { kind, release, by } = asked;
  const target = findRollbackTarget(foldLog(known), 'cart') ?? null;
  const wanted =
    kind === 'activate'
      ? { action: 'activate', by, changes: { cart: release } }
      : { action: 'rollback', by, changes: { cart: target }, abandoned: { cart: release } };
  const recalled = kind === 'recall' ? { cart: release } : undefined;
  const { action, changes, abandoned } = entry;
  const found = { action, by: entry.by, changes, ...(abandoned && { abandoned }) };
  if (JSON.stringify([found, entry.recalled]) !== JSON.stringify([wanted, recalled])) {
    throw new Error(`The entry is not what was asked for: ${JSON.stringify(entry)}, not ${JSON.stringify(wanted)}`);
  }
}

/**
 * What is live, the target of a rollback, or has a release.json, is whole. A removal that was interrupted has taken its
 * release.json first: such a release can only be published again.
 */
async function checkReleases(
  store: ReleaseStore,
  { kind, outcome, published }: Asked,
  known: readonly LogEntry[],
  entries: readonly LogEntry[],
): Promise<void> {
  const listed = (await listReleases(store, 'cart')).map(({ release }) => release);
  const there = await Promise.all(listed.map((release) => store.get(keys.manifest('cart', release))));
  const activatable = listed.filter((_, index) => there[index]);
  const target = kind === 'gc' ? findRollbackTarget(foldLog(known), 'cart') : undefined;
  const needed = [foldLog(entries).live.cart, target].flatMap((one) => one ?? []);
  for (const release of new Set([...activatable, ...needed])) {
    const damage = await verifyRelease(store, await readManifest(store, 'cart', release));
    if (damage.length) throw new Error(`cart@${release} is half there: ${JSON.stringify(damage)}`);
  }
  if (outcome === 'done' && published && !activatable.includes(published)) {
    throw new Error(`cart@${published} was answered as published and is not there.`);
  }
}
