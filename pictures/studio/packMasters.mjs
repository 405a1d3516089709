// Turns the PNG files of render.py into the committed masters: node studio/packMasters.mjs <folder> [picture …]
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [folder, ...asked] = process.argv.slice(2);
const masters = join(import.meta.dirname, '../masters');
for (const file of await readdir(folder)) {
  const [name] = file.split('.');
  if (!file.endsWith('.png') || (asked.length > 0 && !asked.includes(name))) continue;
  const image = sharp(join(folder, file));
  const target = join(masters, file.replace(/png$/, 'webp'));
  if (file.includes('.mask')) await image.extractChannel(0).webp({ quality: 92, alphaQuality: 0, effort: 6 }).toFile(target);
  else await image.webp({ quality: 90, effort: 6, smartSubsample: true }).toFile(target);
}
