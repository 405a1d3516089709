/**
 * `npm run sheet -w pictures [-- <family> …]`: draws contact sheets into `pictures/shots/`: all first pictures, all views,
 * all colors of ten products, all scenes. The output names the pictures in the order of the sheets.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from './catalogue.ts';
import { loadPictures } from './loadPictures.ts';
import type { Picture } from './picture.ts';
import { renderPicture } from './renderPicture.ts';
import { allScenes } from './scenes.ts';

interface Tile {
  picture: Picture;
  colours: readonly string[];
}

const SHEET = { width: 1600, height: 1920 };
const TEN = 10;

const picturesFolder = join(import.meta.dirname, '..');
const sheetsFolder = join(picturesFolder, 'shots');
const catalogue = readCatalogue(join(picturesFolder, '../api/data'));
const pictures = await loadPictures(picturesFolder, catalogue);
const asked = process.argv.slice(2);
const families = new Set([...catalogue.values()].map(({ family }) => family));
const stranger = asked.find((family) => !families.has(family));
if (stranger) throw new Error(`No product is of the family "${stranger}".`);

const chosen = [...catalogue.values()].filter(({ family }) => asked.length === 0 || asked.includes(family));
const firsts = chosen.flatMap(({ name }) => pictures.get(name) ?? []);
const asIs = (picture: Picture): Tile => ({ picture, colours: picture.zones });
const inAllColours = (picture: Picture): Tile[] => picture.colourings.map((colours) => ({ picture, colours }));
const viewsOf = ({ name }: Picture) => ['', '--2', '--3'].flatMap((end) => pictures.get(name + end) ?? []);
const colourful = firsts.toSorted((one, other) => other.colourings.length - one.colourings.length);

await rm(sheetsFolder, { recursive: true, force: true });
await mkdir(sheetsFolder);
await drawSheets('heroes', 160, firsts.map(asIs));
await drawSheets('views', 320, firsts.flatMap(viewsOf).map(asIs));
await drawSheets('colours', 160, (asked.length ? firsts : colourful.slice(0, TEN)).flatMap(inAllColours));
if (asked.length === 0)
  await drawSheets('scenes', 320, allScenes.flatMap((name) => pictures.get(name) ?? []).map(asIs));

async function drawSheets(title: string, size: number, tiles: readonly Tile[]): Promise<void> {
  const columns = Math.floor(SHEET.width / size);
  const most = columns * Math.floor(SHEET.height / size);
  for (let sheet = 0; sheet * most < tiles.length; sheet++) {
    const part = tiles.slice(sheet * most, (sheet + 1) * most);
    const file = join(sheetsFolder, `${title}-${sheet + 1}.png`);
    await drawSheet(part, size, Math.min(columns, part.length), file);
    process.stdout.write(`${file}: ${part.map(({ picture }) => picture.name).join(', ')}\n`);
  }
}

async function drawSheet(tiles: readonly Tile[], size: number, columns: number, file: string): Promise<void> {
  const placed = await Promise.all(
    tiles.map(async ({ picture, colours }, at) => ({
      input: await sharp(await renderPicture(picture, colours, size, 'webp'))
        .resize(size, size, { fit: 'contain', background: '#fff' })
        .toBuffer(),
      left: (at % columns) * size,
      top: Math.floor(at / columns) * size,
    })),
  );
  const [width, height] = [columns * size, Math.ceil(tiles.length / columns) * size];
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(placed)
    .png()
    .toFile(file);
}
