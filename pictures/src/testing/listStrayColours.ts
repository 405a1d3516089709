import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '../catalogue.ts';
import { toLinear } from '../colour.ts';
import type { Master } from '../loadMasters.ts';
import { loadPictures } from '../loadPictures.ts';
import { hueBetween, perceive, perceiveHex } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import { recolourMaster } from '../recolourMaster.ts';

const folder = join(import.meta.dirname, '../..');
const WIDTH = 96;
/** What has less chroma than this is a grey to the eye: its hue means nothing. */
const GREY = 0.03;

/** The mean of what a zone shows, in linear light. */
async function meanOf(pixels: Uint8Array, mask: string): Promise<[number, number, number]> {
  const shares = await sharp(mask).resize(WIDTH).extractChannel(0).raw().toBuffer();
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  shares.forEach((share, pixel) => {
    if (share < 250) return;
    count++;
    for (const channel of [0, 1, 2] as const) sum[channel] += toLinear[pixels[pixel * 3 + channel] ?? 0] ?? 0;
  });
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Each zone of a picture in one of its products' colors that is not the asked color to the eye. */
async function straysOf(picture: Picture, master: Master, colours: readonly string[]): Promise<string[]> {
  const { name, glossy, tint } = picture;
  const pixels = await recolourMaster(master, WIDTH, { colours, glossy, tint });
  const strays = colours.map(async (hex, zone) => {
    const mask = master.masks[zone];
    if (!mask) return [];
    const seen = perceive(await meanOf(pixels, mask));
    const asked = perceiveHex(hex);
    const isClose = asked.chroma < GREY ? seen.chroma < GREY : hueBetween(seen, asked) < 10;
    return Number.isNaN(seen.hue) || isClose ? [] : [`${name} zone ${zone + 1} in ${hex}`];
  });
  return (await Promise.all(strays)).flat();
}

/** Zones of products' pictures that miss their color. @param every checks one picture in this many; 1 checks all */
export async function listStrayColours(every: number): Promise<string[]> {
  const pictures = await loadPictures(folder, readCatalogue(join(folder, '../api/data')));
  const shown = [...pictures.values()].filter(({ now }) => !now);
  const strays: string[] = [];
  for (const picture of shown.filter((_, at) => at % every === 0)) {
    const { master, colourings } = picture;
    for (const colours of colourings) strays.push(...(await straysOf(picture, master, colours)));
  }
  return strays;
}
