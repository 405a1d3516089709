/**
 * Records what the files of the last run took, for the shares of later ones: `npm test -- share 3`, then
 * `node tools/test/recordDurations.mjs`. Only of a share, because in
 * other runs a file's short tests count too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { durationsFile } from './shares.mjs';
import { readLastRun } from './summary.mjs';

const { form, files } = readLastRun();
if (form !== 'share') {
  console.error('The last run was not a share of the long tests: run "npm test -- share 3" first.');
  process.exit(1);
}
const old = existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, 'utf8')) : {};
/** Benches divide themselves, and a file may be gone. */
const isThere = ([name]) => !name.startsWith('bench ') && existsSync(join(root, name.split(' ')[0]));
const next = {
  ...old,
  ...Object.fromEntries(files.map(({ name, seconds, whole = seconds }) => [name, Math.round(whole)])),
};
const entries = Object.entries(next).filter(isThere);
writeFileSync(
  durationsFile,
  `${JSON.stringify(Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`,
);
console.log(`${files.length} files recorded, ${entries.length} known.`);
