import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CataloguePicture } from './catalogue.ts';
import { loadMasters, type Master } from './loadMasters.ts';
import type { Picture } from './picture.ts';
import { petTints, type PetSlug } from './petTints.ts';
import { allScenes } from './scenes.ts';

/** The files that decide how a picture looks: even a changed comment in one changes the version of every picture. */
const CODE = ['colour.ts', 'groundLight.ts', 'recolour.ts', 'recolourMaster.ts', 'renderPicture.ts', 'tintGround.ts'];
/** The endings of the names of a picture's second and third view. */
const VIEWS = ['--2', '--3'];

interface Sources {
  masters: ReadonlyMap<string, Master>;
  codeHash: string;
}

/**
 * Every picture that can be requested, by name: products from each rendered side, scenes, and each family's bare name for
 * the first of its shapes; `sweater--dog` is the first shape that a dog's product has. A shape of two pets' products has a
 * name for each, `plush-bed-shaggy-high--dog`, because the ground has the pet's color; the name without a pet redirects to
 * the first. A shape that is not rendered yet is shown as another shape of its family, so that a new product can be tried
 * before its picture exists.
 * @throws Error that names what is missing
 */
export async function loadPictures(
  picturesFolder: string,
  catalogue: ReadonlyMap<string, CataloguePicture>,
): Promise<Map<string, Picture>> {
  const sources: Sources = {
    masters: await loadMasters(join(picturesFolder, 'masters')),
    codeHash: await hashCode(import.meta.dirname),
  };
  const shapes = [...catalogue.values()];
  const pictures = new Map<string, Picture>();
  const move = (name: string, now: string) => {
    const picture = pictures.get(now);
    if (picture && !pictures.has(name)) pictures.set(name, { ...picture, name, now });
  };
  for (const name of allScenes) pictures.set(name, sceneOf(name, sources));
  for (const shown of shapes) {
    for (const pet of shown.pets) {
      const named = shown.pets.length > 1 ? `${shown.name}--${pet}` : shown.name;
      for (const picture of viewsOf(shown, shapes, sources, named, pet)) pictures.set(picture.name, picture);
      for (const ending of ['', ...VIEWS]) move(shown.name + ending, named + ending);
      move(`${shown.family}--${pet}`, named);
    }
  }
  for (const { family, name } of shapes) move(family, pictures.get(name)?.now ?? name);
  return pictures;
}

function sceneOf(name: string, { masters, codeHash }: Sources): Picture {
  const master = masters.get(name);
  if (!master) throw new Error(`pictures/masters/${name}.webp is missing: render it, or take it out of src/scenes.ts`);
  return { name, master, zones: [], colourings: [], glossy: false, ...sizeOf(master, codeHash, 'scene') };
}

function viewsOf(
  shown: CataloguePicture,
  all: readonly CataloguePicture[],
  sources: Sources,
  named: string,
  pet: PetSlug,
): Picture[] {
  const { name, family, colourings, glossy, zones } = shown;
  const { masters, codeHash } = sources;
  const relative = all.find((other) => other.family === family && masters.has(other.name));
  const first = masters.get(name) ?? masters.get(relative?.name ?? '');
  if (!first) throw new Error(`nothing shows ${name}: npm run pictures -- --only ${family}`);
  const plain = colourings[0] ?? relative?.colourings[0] ?? [];
  const more = VIEWS.flatMap((ending) => {
    const master = masters.get(name + ending);
    return master ? [[named + ending, master] as const] : [];
  });
  return [[named, first] as const, ...more].map(([view, master]): Picture => {
    if (master.masks.length > zones) {
      throw new Error(`pictures/masters/${view}.webp has ${master.masks.length} masks, ${family} has ${zones} zones`);
    }
    const tint = petTints[pet];
    const size = sizeOf(master, codeHash, `${glossy}|${tint}`);
    return { name: view, master, zones: plain, colourings, glossy, tint, ...size };
  });
}

/** @param look anything else that decides how the picture looks */
function sizeOf({ width, height, hash }: Master, codeHash: string, look: string) {
  const version = createHash('sha256').update(`${hash}|${codeHash}|${look}`).digest('hex').slice(0, 8);
  return { width, height, version };
}

async function hashCode(sourceFolder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of CODE) hash.update((await readFile(join(sourceFolder, file), 'utf8')).replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}
