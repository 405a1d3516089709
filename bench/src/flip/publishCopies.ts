import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keys } from '@paw/release/store/storeKeys.ts';
import { signRelease } from '@paw/release/trust/publication.ts';
import { publishRelease } from '@paw/release/store/publishRelease.ts';
import { readVerified } from '@paw/release/store/releases.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { describeFiles } from '@paw/build/releaseFiles.ts';
import { openShopStore } from '../shop/openShopStore.ts';
import type { Place } from '../shop/Place.ts';

/**
 * Publishes releases that are the given one under ids of their own, with every name in its files changed along: to a
 * shell each is a release that it has never seen, and none has to be built. Packed files are left out, because no
 * browser asks for them here. @param change of the text of each script, also those of the server. @returns their ids
 */
export async function publishCopies(
  place: Place,
  manifest: ReleaseManifest,
  count: number,
  change = (text: string) => text,
): Promise<string[]> {
  const store = openShopStore(place.storeFolder);
  const paths = manifest.files.map(({ path }) => path).filter((path) => !/\.(br|gz)$/.test(path));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, bytes: await readVerified(store, manifest, path) })),
  );
  const ids = Array.from({ length: count }, () => randomBytes(8).toString('hex'));
  for (const id of ids) {
    const folder = join(place.temporary, 'copies', id);
    const rename = (text: string) => text.replaceAll(manifest.release, id);
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(
        join(folder, path),
        changed(path, bytes, (text) => rename(path.endsWith('js') ? change(text) : text)),
      );
    }
    const described = JSON.parse(rename(JSON.stringify(manifest))) as ReleaseManifest;
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...described, files: describeFiles(folder) }));
    const record = { by: 'bench', at: new Date().toISOString() };
    await publishRelease(store, folder, record);
    const stored = await store.get(keys.manifest(manifest.name, id));
    const publication = { remote: manifest.name, release: id, at: record.at, manifest: stored ?? Buffer.of() };
    await signRelease(store, publication, store.trust.signers);
  }
  return ids;
}

const changed = (path: string, bytes: Buffer, change: (text: string) => string) =>
  /\.(c?js|css|json)$/.test(path) ? change(bytes.toString('utf8')) : bytes;
