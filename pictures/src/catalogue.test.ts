import { catalogue } from './catalogue.ts';
import { loadMasters } from './loadMasters.ts';

test('every picture of the catalogue has its files', async () => {
  const masters = await loadMasters(`${__dirname}/../masters`, catalogue);
  expect(masters.size).toBe(catalogue.length);
});

test('a missing file is named', async () => {
  await expect(loadMasters('/nowhere', catalogue.slice(0, 1))).rejects.toThrow('pictures/masters/aquarium.webp');
});

test('every product takes at least one colour', () => {
  const plain = catalogue.filter(({ kind, zones }) => kind === 'product' && zones.length === 0);
  expect(plain).toEqual([]);
});
