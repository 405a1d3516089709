import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMasters } from './loadMasters.ts';

const masters = join(__dirname, '../masters');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'));
});
afterEach(() => rm(folder, { recursive: true }));

const take = (file: string) => copyFile(join(masters, file), join(folder, file));

test('a master is its picture and the masks of its zones, in order', async () => {
  for (const part of ['mask2.webp', 'webp', 'mask.webp']) await take(`carrier-shoulder-bag.${part}`);
  const master = (await loadMasters(folder)).get('carrier-shoulder-bag');
  expect(master).toMatchObject({ image: expect.stringMatching(/bag\.webp$/), width: 960, height: 960 });
  expect(master?.masks.map((mask) => mask.slice(-11))).toEqual(['g.mask.webp', '.mask2.webp']);
});

test('another mask changes the hash', async () => {
  for (const part of ['webp', 'mask.webp']) await take(`carrier-shoulder-bag.${part}`);
  const before = (await loadMasters(folder)).get('carrier-shoulder-bag')?.hash;
  await take('carrier-shoulder-bag.mask2.webp');
  expect((await loadMasters(folder)).get('carrier-shoulder-bag')?.hash).not.toBe(before);
});

test('the mask of the ground is not a zone’s, and another one changes the hash', async () => {
  for (const part of ['webp', 'mask.webp']) await take(`carrier-shoulder-bag.${part}`);
  const before = (await loadMasters(folder)).get('carrier-shoulder-bag');
  await take('carrier-shoulder-bag.ground.webp');
  const after = (await loadMasters(folder)).get('carrier-shoulder-bag');
  expect([before?.ground, after?.ground]).toEqual([undefined, expect.stringMatching(/bag\.ground\.webp$/)]);
  expect(after?.masks).toEqual(before?.masks);
  expect(after?.hash).not.toBe(before?.hash);
});

test('a mask without its picture is named', async () => {
  await take('carrier-shoulder-bag.mask.webp');
  await expect(loadMasters(folder)).rejects.toThrow('pictures/masters/carrier-shoulder-bag.mask.webp');
});
