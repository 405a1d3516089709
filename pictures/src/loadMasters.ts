import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './catalogue.ts';

/** A picture's files in memory: all of them together are a few megabytes. */
export interface Master {
  picture: Picture;
  image: Buffer;
  /** One for each colour zone, in order. */
  masks: Buffer[];
  /** Changes when a file does. */
  hash: string;
}

/** By name. Throws an Error that names the first missing file. */
export async function loadMasters(folder: string, catalogue: readonly Picture[]): Promise<Map<string, Master>> {
  return new Map(
    await Promise.all(catalogue.map(async (picture) => [picture.name, await load(folder, picture)] as const)),
  );
}

async function load(folder: string, picture: Picture): Promise<Master> {
  const { name, zones } = picture;
  const image = await read(folder, `${name}.webp`);
  const masks = await Promise.all(
    zones.map((_, zone) => read(folder, `${name}.mask${zone === 0 ? '' : zone + 1}.webp`)),
  );
  const hash = createHash('sha256');
  for (const file of [image, ...masks]) hash.update(file);
  return { picture, image, masks, hash: hash.digest('hex') };
}

async function read(folder: string, file: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch (cause) {
    throw new Error(`cannot read pictures/masters/${file}: render it, or take its picture out of src/catalogue.ts`, {
      cause,
    });
  }
}
