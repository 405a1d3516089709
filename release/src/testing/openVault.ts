/** A store on disk with a root, keys of people and servers, and readers with a memory. */
import { join } from 'node:path';
import { appendEntry, readLog } from '../store/activationLog.ts';
import { encodeEnvelope, type Signer, signEnvelope } from '../store/envelope.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import { NO_HASH, sha256 } from '../store/logPlace.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { makeRoot, type RootPlan } from '../trust/makeRoot.ts';
import { trustedStore } from '../trust/openTrust.ts';
import { encodeRoot, type Root } from '../trust/root.ts';
import { signRelease } from '../trust/publication.ts';
import type { TrustOptions } from '../trust/Trust.ts';
import { makeKey, type TrustKey } from '../trust/trustKey.ts';
import { trustFolder } from '../trust/trustFolder.ts';
import { idOf, publishSample, temporaryFolder } from './sampleRelease.ts';

const names = ['root', 'other', 'ana', 'bob', 'cart team', 'registry', 'shell', 'guard', 'thief'] as const;
type Name = (typeof names)[number];

export interface Vault {
  folder: string;
  disk: ReleaseStore;
  keys: Record<Name, TrustKey>;
  root: Root;
  /** Opens it as somebody: what they read is verified, what they write is signed. */
  as: (name: Name, options?: TrustOptions) => ReturnType<typeof trustedStore>;
  /** A reader with a memory that the next one of the same name has, too. */
  reader: (memory?: string, options?: TrustOptions) => ReturnType<typeof trustedStore>;
  write: (name: Name, draft: Partial<EntryDraft>, env?: string) => Promise<LogEntry>;
  /** Publishes, signed. */
  publish: (name: Name, remote: string, digit: string) => Promise<void>;
  /** Replaces an object, as somebody can who may write to the store. */
  replace: (key: string, bytes: Uint8Array | string) => Promise<void>;
}

/** Ana and Bob manage releases; `plan` changes who may what. */
export async function openVault(plan: Partial<RootPlan> = {}): Promise<Vault> {
  const folder = temporaryFolder();
  const disk = openFolderStore(join(folder, 'store'));
  const keys = Object.fromEntries(names.map((name) => [name, makeKey(name)])) as Record<Name, TrustKey>;
  const root = makeRoot({
    root: [keys.root],
    threshold: 1,
    managers: [keys.ana, keys.bob],
    teams: { cart: [keys['cart team']] },
    registry: [keys.registry],
    shells: [keys.shell],
    guards: [keys.guard],
    ...plan,
  });
  await putRoot(disk, root, [keys.root]);
  const as: Vault['as'] = (name, options) =>
    trustedStore(disk, { env: 'production', signers: [keys[name]], ...options });
  return {
    folder,
    disk,
    keys,
    root,
    as,
    reader: (memory = 'reader', options) =>
      trustedStore(disk, { env: 'production', memory: trustFolder(join(folder, memory)), ...options }),
    write: async (name, draft, env = 'production') => {
      const store = as(name);
      const whole = { at: '2026-01-01T00:00:00.000Z', by: name, action: 'activate', ...draft };
      return appendEntry(store, env, await readLog(store, env), whole);
    },
    publish: async (name, remote, digit) => {
      await publishSample(disk, remote, digit);
      const manifest = (await disk.get(`releases/${remote}/${idOf(digit)}/release.json`)) ?? Buffer.of();
      await signRelease(disk, { remote, release: idOf(digit), at: '2026-01-01', manifest }, [keys[name]]);
    },
    replace: async (key, bytes) => {
      await disk.delete(key);
      await disk.putIfAbsent(key, bytes);
    },
  };
}

/** @param before bytes of the version before */
export async function putRoot(
  store: ReleaseStore,
  root: Root,
  signers: readonly Signer[],
  before?: Buffer,
): Promise<void> {
  const payload = encodeRoot(root, before ? sha256(before) : NO_HASH);
  await store.putIfAbsent(`root/${root.version}.json`, encodeEnvelope(await signEnvelope(payload, signers)));
}
