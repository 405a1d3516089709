import { isDeepStrictEqual } from 'node:util';
import { appendEntry, OutOfDate, readLog } from '../store/activationLog.ts';
import { encodeEnvelope, type Signer } from '../store/envelope.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listReleases, listRemotes, readUntrustedManifest, verifyRelease } from '../store/releases.ts';
import { keys } from '../store/storeKeys.ts';
import { anchorLogs } from './anchorLogs.ts';
import { publishersOf } from './authority.ts';
import { findUnready } from './findUnready.ts';
import { signRelease } from './publication.ts';
import type { Root } from './root.ts';
import { verifyRoot } from './root.ts';
import { listMissing, type RootDraft } from './rootDraft.ts';
import type { Trust } from './Trust.ts';

type SignedStore = ReleaseStore & { trust: Trust };

export interface Installed {
  version: number;
  /** sha256 of root/1.json: what TRUST_ROOT takes. */
  pin: string;
  /** Releases that were signed because no one had. */
  adopted: string[];
  /** Environment → number of the entry from which on the new root counts. */
  entries: Record<string, number>;
  /** Environments whose log still has to hear of it: no one with a key was here. */
  open: string[];
}

/**
 * Puts a root that is signed by enough into the store, and says so in each log: from that entry on, the version before
 * counts no more. May be repeated until it is whole.
 * @throws ReleaseProblem `untrusted` when signatures are missing; `out_of_date` when the store has gone on
 */
export async function installRoot(store: SignedStore, draft: RootDraft, by: string): Promise<Installed> {
  const missing = listMissing(draft);
  if (missing.length) {
    const fix = `Let them run "npm run release -- keys sign <file>". Nothing was changed.`;
    throw new ReleaseProblem('untrusted', `The root still lacks signatures (${missing.join('; ')}). ${fix}`);
  }
  const { version } = draft.root;
  const roots = await store.trust.roots();
  const text = encodeEnvelope(draft.envelope);
  if (roots.length < version) {
    if (roots.length !== version - 1) throw outOfDate(`the store has version ${roots.length}`);
    verifyRoot(Buffer.from(text), version, roots.at(-1));
    const unready = version === 1 ? await findUnready(store) : [];
    if (unready.length) throw new ReleaseProblem('refused', `Nothing was changed: ${unready.join(' ')}`);
    if (version === 1 && !isDeepStrictEqual(await anchorLogs(store), draft.root.anchors)) {
      throw outOfDate('entries were written since it was made');
    }
    if (!(await store.putIfAbsent(keys.root(version), text))) throw outOfDate('someone else was faster');
  } else if (String(await store.get(keys.root(version))) !== text)
    throw outOfDate(`the store has another version ${version}`);
  const [first] = await store.trust.roots();
  const adopted = version === 1 ? await adoptReleases(store, draft.root) : [];
  const told = await tellLogs(store, version, by);
  return { version, pin: first?.hash ?? '', adopted, ...told };
}

/** Signs what the store holds whole, with those of the keys here that may publish it. */
export async function adoptReleases(store: SignedStore, root: Root): Promise<string[]> {
  const adopted: string[] = [];
  for (const remote of await listRemotes(store)) {
    const allowed = publishersOf(root, remote).keys;
    const signers = store.trust.signers.filter(({ keyid }) => allowed.includes(keyid));
    for (const { release, at, revision } of await listReleases(store, remote)) {
      const found = await readUntrustedManifest(store, remote, release).catch(() => undefined);
      if (!found || !signers.length || (await verifyRelease(store, found.manifest)).length) continue;
      const publication = { remote, release, at, manifest: found.bytes, ...(revision && { revision }) };
      if ((await signRelease(store, publication, signers)).length) adopted.push(`${remote}@${release}`);
    }
  }
  return adopted;
}

/** Version 1 needs no entry where there is a log: its anchor says where it begins. */
async function tellLogs(store: SignedStore, version: number, by: string): Promise<Pick<Installed, 'entries' | 'open'>> {
  const environments = [...new Set((await store.list('log/')).map((key) => key.split('/')[1] ?? ''))];
  const entries: Record<string, number> = {};
  const open: string[] = [];
  for (const env of environments) {
    const n = await tellLog(store, env, version, by, store.trust.signers);
    if (n) entries[env] = n;
    else open.push(env);
  }
  return { entries, open };
}

async function tellLog(
  store: SignedStore,
  env: string,
  version: number,
  by: string,
  signers: readonly Signer[],
): Promise<number | undefined> {
  for (;;) {
    const entries = await readLog(store, env);
    const told = entries.find(({ root }) => (root ?? 0) >= version);
    if (told) return told.n;
    try {
      const draft = { at: new Date().toISOString(), by, action: 'trust', reason: `root ${version}` };
      return (await appendEntry(store, env, entries, draft, signers)).n;
    } catch (error) {
      if (error instanceof ReleaseProblem && error.code === 'untrusted') return undefined;
      if (!(error instanceof OutOfDate)) throw error;
    }
  }
}

function outOfDate(why: string): ReleaseProblem {
  return new ReleaseProblem(
    'out_of_date',
    `This root cannot be used, because ${why}: make it again with "npm run release -- keys".`,
  );
}
