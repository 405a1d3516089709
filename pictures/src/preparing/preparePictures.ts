/** The process of `PicturesToMake`: receives a list of orders, sends back a picture for each, and exits. */
import './lowestPriority.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import { renderAvif } from '../renderAvif.ts';
import { renderPicture } from '../renderPicture.ts';
import type { Order, Prepared } from './PicturesToMake.ts';

process.on('disconnect', () => process.exit(0));

const [orders] = (await once(process, 'message')) as [Order[]];
const picturesFolder = join(import.meta.dirname, '../..');
const pictures = await loadPictures(picturesFolder, readCatalogue(join(picturesFolder, '../api/data')));
for (const [at, { name, colours, width, ending }] of orders.entries()) {
  const picture = pictures.get(name);
  if (!picture) continue;
  const made = ending === 'avif' ? renderAvif(picture, colours, width) : renderPicture(picture, colours, width, ending);
  const prepared: Prepared = { at, bytes: await made };
  // At most one picture ahead: the receiving process serves requests meanwhile.
  await new Promise((sent) => process.send?.(prepared, undefined, undefined, sent));
}
process.disconnect();
