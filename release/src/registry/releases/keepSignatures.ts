import type { ReleaseStore } from '../../store/releaseStore.ts';
import { keys } from '../../store/storeKeys.ts';
import { keyOfPublication } from '../../trust/publication.ts';
import { Trust } from '../../trust/Trust.ts';

/**
 * Puts the signatures that came with a release into the store: those of known keys, over exactly its release.json. What
 * was signed by others is no signature, and the release is then not trusted, wherever it came from.
 * @param values the parts of the publication; signatures are named `signature-1` and so on
 * @returns the ids of the keys
 */
export async function keepSignatures(
  store: ReleaseStore,
  { remote, release }: { remote: string; release: string },
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const root = store.trust instanceof Trust ? (await store.trust.roots()).at(-1) : undefined;
  const manifest = await store.get(keys.manifest(remote, release));
  if (!root || !manifest) return [];
  const kept: string[] = [];
  for (const text of Object.entries(values).flatMap(([name, value]) => (/^signature-\d+$/.test(name) ? value : []))) {
    const keyid = keyOfPublication({ remote, release, manifest }, Buffer.from(text), root);
    if (!keyid) continue;
    const key = keys.signature(remote, release, keyid);
    const there = await store.get(key);
    // It was for other bytes, which are not there anymore.
    if (there && keyOfPublication({ remote, release, manifest }, there, root) !== keyid) await store.delete(key);
    await store.putIfAbsent(key, text);
    kept.push(keyid);
  }
  return kept;
}
