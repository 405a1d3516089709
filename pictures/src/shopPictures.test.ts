import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.ts';
import { loadMasters } from './loadMasters.ts';
import { loadPictures } from './loadPictures.ts';
import { staleVersions } from './pictureVersions.ts';
import { allScenes } from './scenes.ts';
import { readRenderedLog } from './studio/renderedLog.ts';

const folder = join(__dirname, '..');
const root = join(folder, '..');
const catalogue = readCatalogue(join(root, 'api/data'));

test('every product has two pictures, a featured one three, each with a mask for every color zone', async () => {
  const masters = await loadMasters(join(folder, 'masters'));
  const lacking = [...catalogue.values()].flatMap(({ name, featured, colourings }) => {
    const zones = colourings[0]?.length;
    return [name, `${name}--2`, ...(featured ? [`${name}--3`] : [])].filter((side) => {
      const masks = masters.get(side)?.masks.length;
      return masks === undefined || (zones !== undefined && masks !== zones);
    });
  });
  expect(lacking).toEqual([]);
});

test('every picture of a product has a mask of its ground', async () => {
  const masters = [...(await loadMasters(join(folder, 'masters')))];
  const lacking = masters.filter(([name, { ground }]) => !ground && !allScenes.includes(name));
  expect(lacking.map(([name]) => name)).toEqual([]);
});

test('every master belongs to a product’s picture or to a scene', async () => {
  const unused = [...(await loadMasters(join(folder, 'masters'))).keys()].filter((name) => {
    return !catalogue.has(name.replace(/--[23]$/, '')) && !allScenes.includes(name);
  });
  expect(unused).toEqual([]);
});

test('every master in the render log exists', () => {
  const files = new Set(readdirSync(join(folder, 'masters')));
  const lost = Object.keys(readRenderedLog(join(folder, 'masters'))).filter((name) => !files.has(`${name}.webp`));
  expect(lost).toEqual([]);
});

test('the masters take at most 42 MB: 40 for pictures and color zones, 2 for the masks of the ground', () => {
  const files = readdirSync(join(folder, 'masters')).map((file) => statSync(join(folder, 'masters', file)).size);
  expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(42_000_000);
});

test('URLs have the present versions: npm run pictures writes them', async () => {
  const stale = staleVersions((await loadPictures(folder, catalogue)).values(), root);
  expect(stale.map(({ file }) => file)).toEqual([]);
});
