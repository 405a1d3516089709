import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { divide } from './divide.mjs';
import { isForBoth } from './isForBoth.mjs';
import { BENCH_SHARES, SHARES } from './readPlan.mjs';
import { splitFile } from './splitFile.mjs';
import { hasPostgres } from './startPostgres.mjs';
import { listLongE2e } from './testE2e.mjs';
import { listLong, listOnPostgres } from './unitFiles.mjs';

/** Seconds that each file took when it was recorded, by its name in the summary. `recordDurations.mjs` writes it. */
export const durationsFile = join(root, 'tools/test/longDurations.json');

/** What is assumed of a file that was never recorded, in seconds: of unit tests, and of each browser test. */
const ASSUMED = { unit: 10, e2e: 3, longE2e: 15 };

/**
 * The files of one share of what the short run leaves out, by the run that takes them. The last shares have none: they are
 * for benches, which divide themselves.
 * @param {number} share from 1
 * @returns {{ unit: string[], 'unit on PostgreSQL': string[], e2e: { path: string, titles?: string[], parts: number }[] }}
 */
export function listShare(share) {
  const files = divide(listAll(), SHARES - BENCH_SHARES)[share - 1] ?? [];
  const of = (run) => files.filter((one) => one.run === run);
  const pathsOf = (run) => of(run).map(({ path }) => path);
  return { unit: pathsOf('unit'), 'unit on PostgreSQL': pathsOf('unit on PostgreSQL'), e2e: of('e2e') };
}

function listAll() {
  const recorded = JSON.parse(readFileSync(durationsFile, 'utf8'));
  const onPostgres = hasPostgres() ? listOnPostgres() : { short: [], long: [] };
  const late = onPostgres.short.filter((path) => !isForBoth(path));
  const unit = (paths, run) =>
    paths.map((path) => {
      const name = `${path} (${run})`;
      return { run, path, name, seconds: recorded[name] ?? ASSUMED.unit };
    });
  return [
    ...unit([...listLong(), ...late], 'unit'),
    ...unit(onPostgres.long, 'unit on PostgreSQL'),
    ...listLongE2e().flatMap(({ file, titles }) => {
      const assumed = titles.length * (file.includes('.long.') ? ASSUMED.longE2e : ASSUMED.e2e);
      const parts = splitFile({ file, titles, seconds: recorded[`e2e/${file}`] ?? assumed });
      return parts.map((part) => ({ run: 'e2e', ...part }));
    }),
  ];
}
