import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The files of a rendered picture. */
export interface Master {
  image: string;
  /** One for each color zone, in order. */
  masks: readonly string[];
  /** The mask of the visible ground. Scenes have none. */
  ground: string | undefined;
  width: number;
  height: number;
  /** Of the files' contents. */
  hash: string;
}

const PART = /^([a-z0-9-]+)(?:\.(ground|mask[23]?))?\.webp$/;

/** All masters of a folder, by name. @throws Error that names a mask without its picture */
export async function loadMasters(folder: string): Promise<Map<string, Master>> {
  const parts = new Map<string, string[]>();
  for (const file of (await readdir(folder)).sort()) {
    const [, name, mask] = PART.exec(file) ?? [];
    if (!name) continue;
    const files = parts.get(name) ?? [];
    parts.set(name, mask ? [...files, file] : [file, ...files]);
  }
  const masters = [...parts].map(async ([name, files]) => [name, await load(folder, name, files)] as const);
  return new Map(await Promise.all(masters));
}

async function load(folder: string, name: string, files: readonly string[]): Promise<Master> {
  const [image = '', ...masks] = files.filter((file) => !file.endsWith('.ground.webp'));
  const ground = files.find((file) => file.endsWith('.ground.webp'));
  if (image !== `${name}.webp`)
    throw new Error(`pictures/masters/${image || ground} is a mask without ${name}.webp: render it`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(folder, file)));
  const { width, height } = await sharp(join(folder, image)).metadata();
  return {
    image: join(folder, image),
    masks: masks.map((mask) => join(folder, mask)),
    ground: ground && join(folder, ground),
    width,
    height,
    hash: hash.digest('hex'),
  };
}
