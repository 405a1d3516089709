/**
 * `npm run pictures`: renders the masters that products and pages need and that are missing or older than their model,
 * then writes the version of each picture, for the code that makes URLs; the latter works without Blender too.
 * - `-- --list` only lists what is due.
 * - `--only <family, picture or scene…>` renders these, in this order.
 * - `--views hero,scene` limits the views; `--views ground` renders only the masks of the ground, which takes a few seconds
 *   each and no denoiser.
 * - `--keep` accepts the present masters after a change of the studio that alters no picture.
 * It can be stopped at any time; the next run continues.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import { writeVersions } from '../pictureVersions.ts';
import { allScenes } from '../scenes.ts';
import { listMissing } from './listMissing.ts';
import { renderAll } from './renderAll.ts';
import { readRenderedLog, writeRenderedLog } from './renderedLog.ts';
import {
  listWantedGrounds,
  listWantedMasters,
  listWantedScenes,
  viewNames,
  type WantedMaster,
} from './wantedMasters.ts';

const picturesFolder = join(import.meta.dirname, '../..');
const mastersFolder = join(picturesFolder, 'masters');
const studioFolder = join(picturesFolder, 'studio');
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'boolean' },
    views: { type: 'string' },
    keep: { type: 'boolean' },
  },
  allowPositionals: true,
});
const views = values.views?.split(',') ?? viewNames;
const unknown = views.find((view) => !viewNames.some((known) => known === view));
if (unknown) throw new Error(`There is no view "${unknown}": --views takes ${viewNames.join(',')}.`);

const catalogue = readCatalogue(join(picturesFolder, '../api/data'));
const families = new Set([...catalogue.values()].map(({ family }) => family));
const isKnown = (name: string) => families.has(name) || catalogue.has(name) || allScenes.includes(name);
const stranger = positionals.find((name) => !isKnown(name));
if (stranger) throw new Error(`There is no family, picture or scene "${stranger}".`);

const ofProducts = listWantedMasters(catalogue.values(), studioFolder);
const grounds = listWantedGrounds(catalogue.values(), studioFolder);
const wanted = [...ofProducts, ...listWantedScenes(allScenes, studioFolder), ...grounds];
const asked = new Set(positionals.length === 0 ? wanted : positionals.flatMap(listAsked));
const due = [...asked].filter(isDue);
const modelled = new Set(ofProducts.map(({ family }) => family)).size;
say(`${wanted.length} masters of ${modelled} families (of ${families.size}); ${due.length} to render.`);
if (values.keep) keepAll();
else if (values.list) for (const { name, view } of due) say(`  ${name} (${view})`);
else {
  if (due.length > 0) await render();
  const pictures = await loadPictures(picturesFolder, catalogue);
  for (const file of writeVersions(pictures.values(), join(picturesFolder, '..'))) say(`Wrote ${file}.`);
}

/** All views of a picture, or of all pictures of a family. */
function listAsked(familyOrPicture: string): WantedMaster[] {
  return wanted.filter(({ family, name }) =>
    [family, name.replace(/(--[23])?(\.ground)?$/, '')].includes(familyOrPicture),
  );
}

function isDue({ name, hash, view }: WantedMaster): boolean {
  if (!views.includes(view)) return false;
  return readRenderedLog(mastersFolder)[name] !== hash || !existsSync(join(mastersFolder, `${name}.webp`));
}

/** Records the present masters as current. */
function keepAll(): void {
  const there = due.filter(({ name }) => existsSync(join(mastersFolder, `${name}.webp`)));
  const kept = there.map(({ name, hash }) => [name, hash]);
  writeRenderedLog(mastersFolder, { ...readRenderedLog(mastersFolder), ...Object.fromEntries(kept) });
  say(`${kept.length} masters are kept.`);
}

async function render(): Promise<void> {
  const missing = listMissing(
    process.env.DENOISER_WEIGHTS,
    due.some(({ view }) => view !== 'ground'),
  );
  if (missing.length) {
    say(`Rendering needs:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const failed = await renderAll(due, { studioFolder, mastersFolder, say }, stop.signal);
  if (stop.signal.aborted) say('Stopped. The next run continues from here.');
  if (failed.length) say(`Not rendered: ${failed.join(', ')}`);
  if (failed.length || stop.signal.aborted) process.exitCode = 1;
}
