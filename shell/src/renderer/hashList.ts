import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

/** Path of a release's script or style → its sha384, in base64. */
export type FileHashes = Readonly<Record<string, string>>;

/** Of what browsers load with a hash: scripts and styles. */
export function fileHashes(files: readonly Pick<ReleaseManifest['files'][number], 'path' | 'sha384'>[]): FileHashes {
  const loaded = files.filter(({ path }) => /^browser\/.*\.(js|css)$/.test(path));
  return Object.fromEntries(loaded.map(({ path, sha384 }) => [path, sha384]));
}

/** The text of a release's list, the same in each shell, and its hash as `integrity` has it. */
export function hashList(hashes: FileHashes): { text: string; integrity: string } {
  const text = JSON.stringify(hashes);
  return { text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}
