import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Packed: it has names and words that do not belong in a search of this repository. */
const file = join(import.meta.dirname, '../../../data/common-passwords.txt.gz');

/**
 * The leaked passwords that are long enough to be chosen here, in lower case, the most common first. The file's first
 * lines name its source and license.
 */
export const longCommonPasswords: ReadonlySet<string> = new Set(
  gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line && !line.startsWith('# ')),
);
