import { type ReleaseManifest, releaseManifestSchema } from '@paw/contract/releaseManifest.ts';
import { parseJson } from './parseJson.ts';
import { isKey } from './storeKeys.ts';

/** A release has a few hundred files; a list without end would only keep its readers busy. */
export const MOST_FILES = 5_000;
export const MOST_MANIFEST_BYTES = 4 * 2 ** 20;

/** release.json, or in words what is wrong with it. */
export function parseReleaseJson(bytes: Uint8Array): { manifest?: ReleaseManifest; problem?: string } {
  if (bytes.length > MOST_MANIFEST_BYTES) return { problem: `it has more than ${MOST_MANIFEST_BYTES / 2 ** 20} MB` };
  const value = parseJson(bytes);
  // Before the schema looks at each of them.
  const { files } = (value ?? {}) as { files?: unknown };
  if (Array.isArray(files) && files.length > MOST_FILES) return { problem: `it lists more than ${MOST_FILES} files` };
  const { data: manifest, error } = releaseManifestSchema.safeParse(value);
  if (!manifest) return { problem: `see ${error.issues[0]?.path.join('.') || 'the file'}` };
  const paths = manifest.files.map(({ path }) => path);
  const outside = paths.find((path) => !isKey(path));
  if (outside !== undefined) return { problem: `its path ${JSON.stringify(outside)} leads out of the release` };
  if (new Set(paths).size < paths.length) return { problem: 'it lists a file twice' };
  return { manifest };
}
