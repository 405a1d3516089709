import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseHost, type ReleaseManifest, releaseManifestSchema } from '@paw/contract/releaseManifest.ts';
import { z } from 'zod';

/** The shell's own release, held in memory: a later build in the same folder does not change it. */
export interface HeldShellBuild {
  release: string;
  /** Shared package → version that pages of this shell have. */
  shared: ReleaseManifest['shared'];
  files: ReleaseManifest['files'];
  verified?: true;
  host: ReleaseHost;
  /** Bytes with the right hash; undefined for a path that the build does not list. */
  read: (path: string) => Buffer | undefined;
}

/** What is read of a release.json. The watched build of `npm run dev` has a name in place of an id. */
const buildSchema = releaseManifestSchema
  .pick({ shared: true, files: true, host: true, verified: true })
  .required({ host: true })
  .extend({ release: z.string() });

/** @throws Error that names the command when there is no build, or a damaged one. */
export function readShellBuild(folder: string): HeldShellBuild {
  try {
    return holdShellBuild(readFileSync(join(folder, 'release.json'), 'utf8'), (path) =>
      readFileSync(join(folder, path)),
    );
  } catch (cause) {
    throw new Error(
      'The shell is not built, or its build is damaged: run "npm run build -w shell" (npm start does this too).',
      { cause },
    );
  }
}

/** @param text of its release.json. @throws Error when a file does not match its hash */
export function holdShellBuild(text: string, read: (path: string) => Buffer): HeldShellBuild {
  const { release, shared, files, host, verified } = buildSchema.parse(JSON.parse(text));
  const held = new Map(files.map(({ path, sha384 }) => [path, checked(path, sha384, read(path))]));
  return { release, shared, files, host, ...(verified && { verified }), read: (path) => held.get(path) };
}

function checked(path: string, sha384: string, bytes: Buffer): Buffer {
  if (createHash('sha384').update(bytes).digest('base64') === sha384) return bytes;
  throw new Error(`${path} is damaged`);
}
