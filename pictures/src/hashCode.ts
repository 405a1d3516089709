import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = ['colour.ts', 'groundLight.ts', 'recolour.ts', 'recolourMaster.ts', 'renderPicture.ts', 'tintGround.ts'];

/** A hash of the code that decides how a picture looks. */
export async function hashCode(sourceFolder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update((await readFile(join(sourceFolder, file), 'utf8')).replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}
