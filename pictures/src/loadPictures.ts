import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CataloguePicture } from './catalogue.ts';
import { hashCode } from './hashCode.ts';
import { type Drawing, loadDrawings } from './loadDrawings.ts';
import { loadMasters, type Master } from './loadMasters.ts';
import type { Original, Picture } from './picture.ts';
import { allScenes } from './scenes.ts';

/** Ends the name of a picture's second and third view. */
const VIEWS = ['--2', '--3'];

interface Sources {
  masters: ReadonlyMap<string, Master>;
  drawings: ReadonlyMap<string, Drawing>;
  codeHash: string;
}

/**
 * Everything that can be asked for, by name: what products show, seen from each side that was rendered, scenes, and
 * each family's bare name for the first of its shapes. A shape that is not rendered yet is drawn, or shown in a
 * shape of its family that is.
 */
export async function loadPictures(
  picturesFolder: string,
  catalogue: ReadonlyMap<string, CataloguePicture>,
): Promise<Map<string, Picture>> {
  const sources: Sources = {
    masters: await loadMasters(join(picturesFolder, 'masters')),
    drawings: await loadDrawings(join(picturesFolder, 'drawings')),
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
  const original = masters.get(name);
  if (!original)
    throw new Error(`pictures/masters/${name}.webp is missing: render it, or take it out of src/scenes.ts`);
  return { name, original, zones: [], colourings: [], glossy: false, ...sizeOf(original, codeHash, false) };
}

function viewsOf(shown: CataloguePicture, all: readonly CataloguePicture[], sources: Sources): Picture[] {
  const { name, family, colourings, glossy, zones } = shown;
  const { masters, drawings, codeHash } = sources;
  const relative = all.find((other) => other.family === family && masters.has(other.name));
  const first = masters.get(name) ?? drawings.get(family) ?? masters.get(relative?.name ?? '');
  if (!first) throw new Error(`nothing shows ${name}: render it, or draw pictures/drawings/${family}.svg`);
  const plain = colourings[0] ?? drawings.get(family)?.plain ?? relative?.colourings[0] ?? [];
  const more = VIEWS.flatMap((ending) => {
    const original = masters.get(name + ending);
    return original ? [[name + ending, original] as const] : [];
  });
  return [[name, first] as const, ...more].map(([view, original]): Picture => {
    if ('masks' in original && original.masks.length > zones) {
      throw new Error(`pictures/masters/${view}.webp has ${original.masks.length} masks, ${family} has ${zones} zones`);
    }
    return { name: view, original, zones: plain, colourings, glossy, ...sizeOf(original, codeHash, glossy) };
  });
}

function sizeOf({ width, height, hash }: Original, codeHash: string, glossy: boolean) {
  const version = createHash('sha256').update(`${hash}|${codeHash}|${glossy}`).digest('hex').slice(0, 8);
  return { width, height, version };
}
