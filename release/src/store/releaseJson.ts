import { type ReleaseManifest, releaseManifestSchema } from '@paw/contract/releaseManifest.ts';
import { parseJson } from './parseJson.ts';
import { isKey } from './storeKeys.ts';

/** A release has a few hundred files; a list without end would only keep its readers busy. */
export const MOST_FILES = 5_000;
export const MOST_MANIFEST_BYTES = 4 * 2 ** 20;
/** Of every other list: each of these pages is compared with each page of the shop. */
const MOST_LISTED = 300;
/** Everything in it counts: names, texts and numbers. */
const MOST_VALUES = 100_000;
/** A path with so many optional segments stands for 2 to the power of that many paths. */
const MOST_OPTIONAL = 4;
const LONGEST_PATH = 500;

/** release.json, or in words what is wrong with it. */
export function parseReleaseJson(bytes: Uint8Array): { manifest?: ReleaseManifest; problem?: string } {
  if (bytes.length > MOST_MANIFEST_BYTES) return { problem: `it has more than ${MOST_MANIFEST_BYTES / 2 ** 20} MB` };
  const value = parseJson(bytes);
  // Before the schema looks at each of them.
  const { files } = (value ?? {}) as { files?: unknown };
  if (Array.isArray(files) && files.length > MOST_FILES) return { problem: `it lists more than ${MOST_FILES} files` };
  const excess = findExcess(value, files);
  if (excess) return { problem: excess };
  const { data: manifest, error } = releaseManifestSchema.safeParse(value);
  if (!manifest) return { problem: `see ${error.issues[0]?.path.join('.') || 'the file'}` };
  const paths = manifest.files.map(({ path }) => path);
  const outside = paths.find((path) => !isKey(path));
  if (outside !== undefined) return { problem: `its path ${JSON.stringify(outside)} leads out of the release` };
  if (new Set(paths).size < paths.length) return { problem: 'it lists a file twice' };
  const wide = [...manifest.routes.map(({ path }) => path), ...manifest.publicPaths].find(isTooWide);
  if (wide !== undefined) {
    const start = JSON.stringify(wide.slice(0, 80));
    return { problem: `its page ${start} is too long, or has more than ${MOST_OPTIONAL} optional segments` };
  }
  return { manifest };
}

/** Before the schema looks at each value. Not recursive, because the text may be nested as deep as it is long. */
function findExcess(value: unknown, files: unknown): string | undefined {
  const open = [{ name: 'it', value }];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const entries = Object.entries(next.value);
    seen += entries.length;
    if (seen > MOST_VALUES) return `it has more than ${MOST_VALUES} values`;
    if (next.value !== files && entries.length > MOST_LISTED) return `${next.name} has more than ${MOST_LISTED} values`;
    for (const [key, inner] of entries) {
      open.push({ name: Array.isArray(next.value) ? next.name : `"${key.slice(0, 40)}"`, value: inner });
    }
  }
  return undefined;
}

const isTooWide = (path: string) => path.length > LONGEST_PATH || path.split('?').length - 1 > MOST_OPTIONAL;
