import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { HeldRelease } from '../releases/ReleaseLibrary.ts';

interface Library {
  get: (name: string, release: string) => Promise<HeldRelease>;
}

/**
 * The published releases, and release `dev` of each watched remote: the current content of its `dist/dev`. Bytes that
 * do not match its `release.json` belong to a build in progress, and are refused.
 */
export function devLibrary(published: Library, folderOf: (name: string) => string): Library {
  return {
    get: async (name, release) => {
      if (release !== 'dev') return published.get(name, release);
      const folder = folderOf(name);
      const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
      return { manifest, read: (path) => readListed(folder, manifest, path) };
    },
  };
}

async function readListed(folder: string, manifest: ReleaseManifest, path: string): Promise<Buffer | undefined> {
  const file = manifest.files.find((one) => one.path === path);
  if (!file) return undefined;
  const bytes = await readFile(join(folder, path));
  if (createHash('sha384').update(bytes).digest('base64') === file.sha384) return bytes;
  throw new Error(`${manifest.name}: ${path} is being rebuilt.`);
}
