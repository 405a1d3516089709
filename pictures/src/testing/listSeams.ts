import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import type { Picture } from '../picture.ts';
import { recolourMaster } from '../recolourMaster.ts';

const folder = join(import.meta.dirname, '../..');
const WIDTH = 96;
const AT_ONCE = 8;

/** How far the bare ground along the picture's edges is from its tint, in steps of 255. */
async function offAtEdges({ master, zones, glossy, tint = '' }: Picture): Promise<number> {
  const pixels = await recolourMaster(master, WIDTH, { colours: zones, glossy, tint });
  const mask = await sharp(master.ground).resize(WIDTH, WIDTH, { kernel: 'linear' }).extractChannel(0).raw().toBuffer();
  const goal = [0, 2, 4].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  let most = 0;
  mask.forEach((share, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    if (share < 255 || Math.min(x, y, WIDTH - 1 - x, WIDTH - 1 - y) > 0) return;
    goal.forEach((value, channel) => (most = Math.max(most, Math.abs(value - (pixels[pixel * 3 + channel] ?? 0)))));
  });
  return most;
}

/**
 * Products' pictures whose ground differs from its tint at the edges.
 * @param every checks one picture in this many; 1 checks all
 */
export async function listSeams(every: number): Promise<string[]> {
  const pictures = await loadPictures(folder, readCatalogue(join(folder, '../api/data')));
  const shown = [...pictures.values()].filter(({ now, tint }) => !now && tint).filter((_, at) => at % every === 0);
  const off: string[] = [];
  for (let at = 0; at < shown.length; at += AT_ONCE) {
    const found = shown
      .slice(at, at + AT_ONCE)
      .map(async (picture) => [picture.name, await offAtEdges(picture)] as const);
    for (const [name, most] of await Promise.all(found)) if (most > 2) off.push(`${name}: ${most}`);
  }
  return off;
}
