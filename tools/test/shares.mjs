import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { divide } from './divide.mjs';
import { isForBoth } from './isForBoth.mjs';
import { SHARES } from './readPlan.mjs';
import { hasPostgres } from './startPostgres.mjs';
import { listLongE2e } from './testE2e.mjs';
import { listLong, listOnPostgres } from './unitFiles.mjs';

/** Seconds that each file took when it was recorded, by its name in the summary. `recordDurations.mjs` writes it. */
export const durationsFile = join(root, 'tools/test/longDurations.json');

/** What is assumed of a file that was never recorded, in seconds: of unit tests, and of each browser test. */
const ASSUMED = { unit: 10, e2e: 3, longE2e: 15 };

/**
 * The files of one share of what the short run leaves out, by the run that takes them. Benches are not here, because
 * they divide themselves.
 * @param {number} share from 1
 * @returns {{ unit: string[], 'unit on PostgreSQL': string[], e2e: string[] }}
 */
export function listShare(share) {
  const recorded = JSON.parse(readFileSync(durationsFile, 'utf8'));
  const timed = listAll().map((one) => ({ ...one, seconds: recorded[one.name] ?? one.assumed }));
  const files = divide(timed, SHARES)[share - 1] ?? [];
  const of = (run) => files.filter((one) => one.run === run).map(({ path }) => path);
  return { unit: of('unit'), 'unit on PostgreSQL': of('unit on PostgreSQL'), e2e: of('e2e') };
}

function listAll() {
  const onPostgres = hasPostgres() ? listOnPostgres() : { short: [], long: [] };
  const late = onPostgres.short.filter((path) => !isForBoth(path));
  const unit = (paths, run) => paths.map((path) => ({ run, path, name: `${path} (${run})`, assumed: ASSUMED.unit }));
  return [
    ...unit([...listLong(), ...late], 'unit'),
    ...unit(onPostgres.long, 'unit on PostgreSQL'),
    ...listLongE2e().map(({ file, count }) => ({
      run: 'e2e',
      path: file,
      name: `e2e/${file}`,
      assumed: count * (file.includes('.long.') ? ASSUMED.longE2e : ASSUMED.e2e),
    })),
  ];
}
