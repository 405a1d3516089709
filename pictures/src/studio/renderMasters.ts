/**
 * `npm run pictures`: renders the masters that products need and that are missing or older than their model.
 * `-- --list` only says which; `--only <family…>`, `--views hero,second`. It may be stopped at any time and goes on.
 * `--keep` takes what is there as it is, after a change of the studio that alters no picture.
 * At last it writes which version of each picture there is, for those who make addresses: without Blender too.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../catalogue.ts';
import { packMaster } from './packMaster.ts';
import { readRenderedLog, writeRenderedLog } from './renderedLog.ts';
import { listMissing, runBlender } from './runBlender.ts';
import { listWantedMasters, viewNames, type WantedMaster } from './wantedMasters.ts';
import { writePictureVersions } from './writePictureVersions.ts';

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
const stranger = positionals.find((family) => !families.has(family));
if (stranger) throw new Error(`No product is of the family "${stranger}".`);

const wanted = listWantedMasters(catalogue.values(), studioFolder);
const due = wanted.filter(isDue).filter(({ family, view }) => {
  return views.includes(view) && (positionals.length === 0 || positionals.includes(family));
});
const modelled = new Set(wanted.map(({ family }) => family)).size;
say(`${wanted.length} masters of ${modelled} families (of ${families.size}); ${due.length} to render.`);
if (values.keep) keepAll();
else if (values.list) for (const { name, view } of due) say(`  ${name} (${view})`);
else {
  if (due.length > 0) await renderAll();
  for (const file of await writePictureVersions()) say(`Wrote ${file}.`);
}

function isDue({ name, hash }: WantedMaster): boolean {
  return readRenderedLog(mastersFolder)[name] !== hash || !existsSync(join(mastersFolder, `${name}.webp`));
}

/** Takes the masters that are there as they are: after a change that alters no picture. */
function keepAll(): void {
  const there = due.filter(({ name }) => existsSync(join(mastersFolder, `${name}.webp`)));
  const kept = there.map(({ name, hash }) => [name, hash]);
  writeRenderedLog(mastersFolder, { ...readRenderedLog(mastersFolder), ...Object.fromEntries(kept) });
  say(`${kept.length} masters are kept as they are.`);
}

async function renderAll(): Promise<void> {
  const missing = listMissing(process.env.DENOISER_WEIGHTS);
  if (missing.length) {
    say(`Rendering needs:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const folder = await mkdtemp(join(tmpdir(), 'paw-pictures-'));
  const began = Date.now();
  const failed: string[] = [];
  for (const [done, master] of due.entries()) {
    const took = (Date.now() - began) / Math.max(done, 1);
    say(`${done + 1} of ${due.length}: ${master.name}${done ? `, ${timeLeft(took * (due.length - done))}` : ''}`);
    try {
      await renderOne(master, folder, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) break;
      failed.push(master.name);
      say(`${master.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await rm(folder, { recursive: true, force: true });
  if (stop.signal.aborted) say('Stopped. The next run goes on from here.');
  if (failed.length) say(`Not rendered: ${failed.join(', ')}`);
  if (failed.length || stop.signal.aborted) process.exitCode = 1;
}

async function renderOne(master: WantedMaster, folder: string, stop: AbortSignal): Promise<void> {
  const out = join(folder, 'picture');
  await runBlender(studioFolder, master, out, stop);
  await packMaster(out, master.name, mastersFolder);
  writeRenderedLog(mastersFolder, { ...readRenderedLog(mastersFolder), [master.name]: master.hash });
  await Promise.all(['', '.mask', '.mask2', '.mask3'].map((part) => rm(`${out}${part}.png`, { force: true })));
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `about ${minutes} min left` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
