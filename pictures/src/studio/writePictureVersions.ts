import { join } from 'node:path';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import { writeVersions } from '../pictureVersions.ts';

const picturesFolder = join(import.meta.dirname, '../..');
const root = join(picturesFolder, '..');

/** Brings the committed versions of pictures up to date with masters and code. Answers which files it wrote. */
export async function writePictureVersions(): Promise<string[]> {
  const pictures = await loadPictures(picturesFolder, readCatalogue(join(root, 'api/data')));
  return writeVersions(pictures.values(), root);
}
