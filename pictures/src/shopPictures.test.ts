import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.ts';
import { loadDrawings } from './loadDrawings.ts';
import { loadMasters } from './loadMasters.ts';
import { loadPictures } from './loadPictures.ts';
import { staleVersions } from './pictureVersions.ts';
import { allScenes } from './scenes.ts';
import { readRenderedLog } from './studio/renderedLog.ts';

const folder = join(__dirname, '..');
const root = join(folder, '..');
const catalogue = readCatalogue(join(root, 'api/data'));

test('everything that products show is there, rendered or drawn, with a mask for each color zone', async () => {
  const pictures = await loadPictures(folder, catalogue);
  for (const { name, colourings } of catalogue.values()) {
    const { original, zones } = pictures.get(name) ?? {};
    const zonesThere = original && ('masks' in original ? original.masks : original.plain).length;
    expect([name, zonesThere, zones?.length]).toEqual([name, colourings[0]?.length ?? zonesThere, zonesThere]);
  }
});

test('every master is of a thing that a product shows, or of a scene', async () => {
  const unused = [...(await loadMasters(join(folder, 'masters'))).keys()].filter((name) => {
    return !catalogue.has(name.replace(/--[23]$/, '')) && !allScenes.includes(name);
  });
  expect(unused).toEqual([]);
});

test('a drawing stands in for a family until all of its shapes are rendered', async () => {
  const masters = await loadMasters(join(folder, 'masters'));
  const needed = new Set([...catalogue.values()].filter(({ name }) => !masters.has(name)).map(({ family }) => family));
  const unused = [...(await loadDrawings(join(folder, 'drawings'))).keys()].filter((family) => !needed.has(family));
  expect(unused).toEqual([]);
});

test('what the studio says that it rendered is there', () => {
  const files = new Set(readdirSync(join(folder, 'masters')));
  const lost = Object.keys(readRenderedLog(join(folder, 'masters'))).filter((name) => !files.has(`${name}.webp`));
  expect(lost).toEqual([]);
});

test('the masters take at most 40 MB', () => {
  const files = readdirSync(join(folder, 'masters')).map((file) => statSync(join(folder, 'masters', file)).size);
  expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});

test('addresses carry the version of what is there: npm run pictures writes them', async () => {
  const stale = staleVersions((await loadPictures(folder, catalogue)).values(), root);
  expect(stale.map(({ file }) => file)).toEqual([]);
});
