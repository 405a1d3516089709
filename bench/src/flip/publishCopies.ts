import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { publishRelease } from '@paw/release/store/publishRelease.ts';
import { readVerified } from '@paw/release/store/releases.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { describeFiles } from '@paw/build/releaseFiles.ts';
import type { Place } from '../shop/Place.ts';

/**
 * Publishes releases that are the given one under ids of their own, with every name in its files changed along: to a
 * shell each is a release that it has never seen, and none has to be built. Packed files are left out, because no
 * browser asks for them here. @returns their ids
 */
export async function publishCopies(place: Place, manifest: ReleaseManifest, count: number): Promise<string[]> {
  const store = openFolderStore(place.storeFolder);
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
      writeFileSync(join(folder, path), /\.(c?js|css|json)$/.test(path) ? rename(bytes.toString('utf8')) : bytes);
    }
    const described = JSON.parse(rename(JSON.stringify(manifest))) as ReleaseManifest;
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...described, files: describeFiles(folder) }));
    await publishRelease(store, folder, { by: 'bench', at: new Date().toISOString() });
  }
  return ids;
}
