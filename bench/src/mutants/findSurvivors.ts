/**
 * What no test notices in an area, one line each: `node bench/src/mutants/findSurvivors.ts pricing`, or of some lines
 * only, as you work: `node bench/src/mutants/findSurvivors.ts pricing api/src/selling/pricing/shareOut.ts:8-19`. It
 * mutates your checkout, with uncommitted changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Place } from '../shop/Place.ts';
import { areas } from './areas.ts';
import { scoreArea } from './scoreArea.ts';

const [name, ...files] = process.argv.slice(2);
const area = areas.find((each) => each.name === name);
if (!area) {
  console.error(`Name one of the areas: ${areas.map((each) => each.name).join(', ')}.`);
  process.exit(2);
}
const place = new Place({ isClone: false, sharesShop: false });
try {
  const { mutants, noticed, survivors } = await scoreArea(place, area, files.length ? files : undefined);
  for (const { file, line, column, replacement } of survivors) {
    const code = readFileSync(join(place.folder, file), 'utf8').split('\n')[line - 1] ?? '';
    console.log(`${file}:${line}:${column} ${code.slice(column - 1)}  →  ${replacement}`);
  }
  console.log(`${noticed} of ${mutants} mutants are noticed: ${((noticed / mutants) * 100).toFixed(1)} %`);
} finally {
  place.remove();
}
