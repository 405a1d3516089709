import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packMaster } from './packMaster.ts';
import { readRenderedLog, writeRenderedLog } from './renderedLog.ts';
import { type Blender, startBlender } from './startBlender.ts';
import type { WantedMaster } from './wantedMasters.ts';

const MOST_BLENDERS = 4; // each takes about a gigabyte

interface Place {
  studioFolder: string;
  mastersFolder: string;
  say: (line: string) => void;
}

/** Renders masters, one for each processor at a time. @returns the names of those that failed */
export async function renderAll(due: readonly WantedMaster[], place: Place, stop: AbortSignal): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'paw-pictures-'));
  const began = Date.now();
  const failed: string[] = [];
  const queue = [...due];
  let done = 0;
  const work = async (out: string) => {
    let blender: Blender | undefined;
    for (let master = queue.shift(); master && !stop.aborted; master = queue.shift()) {
      if (blender?.script !== master.script) {
        blender?.end();
        blender = startBlender(place.studioFolder, master.script, stop);
      }
      try {
        await renderOne(blender, master, out, place.mastersFolder);
        done += 1;
        const took = (Date.now() - began) / done;
        place.say(`${done} of ${due.length}: ${master.name}, ${timeLeft(took * (due.length - done))}`);
      } catch (error) {
        if (stop.aborted) return;
        failed.push(master.name);
        place.say(`${master.name} failed: ${error instanceof Error ? error.message : String(error)}`);
        blender.end();
        blender = undefined;
      }
    }
    blender?.end();
  };
  const blenders = Math.min(availableParallelism(), MOST_BLENDERS, due.length);
  await Promise.all(Array.from({ length: blenders }, (_, number) => work(join(folder, `picture${number}`))));
  await rm(folder, { recursive: true, force: true });
  return failed;
}

async function renderOne(blender: Blender, master: WantedMaster, out: string, mastersFolder: string): Promise<void> {
  await blender.render(master, out);
  await packMaster(out, master.name.replace(/\.ground$/, ''), mastersFolder);
  writeRenderedLog(mastersFolder, { ...readRenderedLog(mastersFolder), [master.name]: master.hash });
  await Promise.all(
    ['', '.mask', '.mask2', '.mask3', '.ground'].map((part) => rm(`${out}${part}.png`, { force: true })),
  );
}

function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `about ${minutes} min left` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
