import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CataloguePicture } from './catalogue.ts';
import { hashCode } from './hashCode.ts';
import { loadMasters, type Master } from './loadMasters.ts';
import type { Picture } from './picture.ts';
import { allScenes } from './scenes.ts';

/** Ends the name of a picture's second and third view. */
const VIEWS = ['--2', '--3'];

interface Sources {
  masters: ReadonlyMap<string, Master>;
  codeHash: string;
}

/**
 * Everything that can be asked for, by name: what products show, seen from each side that was rendered, scenes, and
 * each family's bare name for the first of its shapes. A shape that is not rendered yet is shown in one of its family
 * that is, so that a new product can be tried before its picture is there. Throws an Error that names what is missing.
 */
export async function loadPictures(
  picturesFolder: string,
  catalogue: ReadonlyMap<string, CataloguePicture>,
): Promise<Map<string, Picture>> {
  const sources: Sources = {
    masters: await loadMasters(join(picturesFolder, 'masters')),
    codeHash: await hashCode(import.meta.dirname),
  };
  const pictures = new Map<string, Picture>();
  for (const name of allScenes) pictures.set(name, sceneOf(name, sources));
  for (const shown of catalogue.values()) {
    for (const picture of viewsOf(shown, [...catalogue.values()], sources)) pictures.set(picture.name, picture);
  }
  for (const { family, name } of catalogue.values()) {
    const first = pictures.get(name);
    if (first && !pictures.has(family)) pictures.set(family, { ...first, name: family, now: name });
  }
  return pictures;
}

function sceneOf(name: string, { masters, codeHash }: Sources): Picture {
  const master = masters.get(name);
  if (!master) throw new Error(`pictures/masters/${name}.webp is missing: render it, or take it out of src/scenes.ts`);
  return { name, master, zones: [], colourings: [], glossy: false, ...sizeOf(master, codeHash, false) };
}

function viewsOf(shown: CataloguePicture, all: readonly CataloguePicture[], sources: Sources): Picture[] {
  const { name, family, colourings, glossy, zones } = shown;
  const { masters, codeHash } = sources;
  const relative = all.find((other) => other.family === family && masters.has(other.name));
  const first = masters.get(name) ?? masters.get(relative?.name ?? '');
  if (!first) throw new Error(`nothing shows ${name}: npm run pictures -- --only ${family}`);
  const plain = colourings[0] ?? relative?.colourings[0] ?? [];
  const more = VIEWS.flatMap((ending) => {
    const master = masters.get(name + ending);
    return master ? [[name + ending, master] as const] : [];
  });
  return [[name, first] as const, ...more].map(([view, master]): Picture => {
    if (master.masks.length > zones) {
      throw new Error(`pictures/masters/${view}.webp has ${master.masks.length} masks, ${family} has ${zones} zones`);
    }
    return { name: view, master, zones: plain, colourings, glossy, ...sizeOf(master, codeHash, glossy) };
  });
}

function sizeOf({ width, height, hash }: Master, codeHash: string, glossy: boolean) {
  const version = createHash('sha256').update(`${hash}|${codeHash}|${glossy}`).digest('hex').slice(0, 8);
  return { width, height, version };
}
