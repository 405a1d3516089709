import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FILES = ['colour.ts', 'recolour.ts', 'renderPicture.ts'];

/** A hash of the code that decides how a picture looks, and of the sharp that runs it. */
export async function hashCode(sourceFolder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const file of FILES) hash.update(await readFile(join(sourceFolder, file)));
  return hash.digest('hex');
}
