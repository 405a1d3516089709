import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';

/** Names that Windows gives to devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST_NAME = 200;

/**
 * What keeps a release from being stored in every store and copied to every system, in words; undefined when nothing
 * does. Only of what is to be published: what is published already stays readable.
 */
export function findUnstorable({ name, files }: Pick<ReleaseManifest, 'name' | 'files'>): string | undefined {
  if (name in {}) return `no remote can have the name "${name}", which every object of JavaScript has`;
  /** Each file and folder in lower case → how it is spelled, and whether it is a file. */
  const known = new Map([['release.json', { path: 'release.json', isFile: true }]]);
  for (const { path } of files) {
    const segments = path.split('/');
    const bad = segments.map(findBadName).find((problem) => problem !== undefined);
    if (bad) return `its path "${path}" ${bad}`;
    for (let length = 1; length <= segments.length; length++) {
      const part = { path: segments.slice(0, length).join('/'), isFile: length === segments.length };
      const other = known.get(part.path.toLowerCase());
      known.set(part.path.toLowerCase(), part);
      if (!other) continue;
      if (other.path !== part.path) return `its paths "${other.path}" and "${part.path}" are the same on some systems`;
      if (other.isFile || part.isFile) return `its path "${part.path}" is taken twice, or is a file and a folder`;
    }
  }
  return undefined;
}

function findBadName(segment: string): string | undefined {
  if (DEVICE.test(segment)) return 'has the name of a device on Windows';
  if (/[. ]$/.test(segment)) return 'has a name that ends with a dot or a space, which some systems leave out';
  return segment.length > LONGEST_NAME ? `has a name of more than ${LONGEST_NAME} characters` : undefined;
}
