import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from './catalogue.ts';
import { loadPictures } from './loadPictures.ts';
import { renderPicture } from './renderPicture.ts';
import { listSeams } from './testing/listSeams.ts';

const folder = join(__dirname, '..');

test('one product’s ground in forty meets the tint around it without a seam (the long test looks at all)', async () => {
  expect(await listSeams(40)).toEqual([]);
}, 300_000);

test('feeds and link previews keep the studio’s neutral ground', async () => {
  const bowl = [...(await loadPictures(folder, readCatalogue(join(folder, '../api/data')))).values()].find(
    ({ name, now }) => name.startsWith('bowl-') && !now,
  );
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
