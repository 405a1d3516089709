import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from './catalogue.ts';
import { loadPictures } from './loadPictures.ts';
import type { Picture } from './picture.ts';
import { recolourMaster } from './recolourMaster.ts';
import { renderPicture } from './renderPicture.ts';

const folder = join(__dirname, '..');
const WIDTH = 96;
const AT_ONCE = 8;
const load = () => loadPictures(folder, readCatalogue(join(folder, '../api/data')));

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

test('every product’s ground meets the tint around it without a seam', async () => {
  const shown = [...(await load()).values()].filter(({ now, tint }) => !now && tint);
  const off: string[] = [];
  for (let at = 0; at < shown.length; at += AT_ONCE) {
    const found = shown
      .slice(at, at + AT_ONCE)
      .map(async (picture) => [picture.name, await offAtEdges(picture)] as const);
    for (const [name, most] of await Promise.all(found)) if (most > 2) off.push(`${name}: ${most}`);
  }
  expect(off).toEqual([]);
}, 300_000);

test('feeds and link previews keep the studio’s neutral ground', async () => {
  const bowl = [...(await load()).values()].find(({ name, now }) => name.startsWith('bowl-') && !now);
  if (!bowl) throw new Error('the shop has no bowl');
  const corner = async (ending: 'webp' | 'jpg') => {
    const image = sharp(await renderPicture(bowl, bowl.zones, 960, ending)).extract({
      left: 2,
      top: 2,
      width: 4,
      height: 4,
    });
    const [red = 0, , blue = 0] = await image.resize(1, 1).removeAlpha().raw().toBuffer();
    return red - blue;
  };
  expect(await corner('jpg')).toBeLessThan(20);
  expect(await corner('webp')).toBeGreaterThan(40);
});
