import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { packMaster } from './packMaster.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function draw(part: string) {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  await image.png().toFile(join(folder, `picture0${part}.png`));
}
const pack = () => packMaster(join(folder, 'picture0'), 'bowl', folder);
const webps = async () => (await readdir(folder)).filter((file) => file.endsWith('.webp')).sort();

test('the mask of the ground leaves the picture and its zones unchanged', async () => {
  await Promise.all(['bowl.webp', 'bowl.mask.webp'].map((file) => writeFile(join(folder, file), '')));
  await draw('.ground');
  await pack();
  expect(await webps()).toEqual(['bowl.ground.webp', 'bowl.mask.webp', 'bowl.webp']);
  expect(await sharp(join(folder, 'bowl.ground.webp')).metadata()).toMatchObject({ width: 8, height: 8 });
});

test('a picture that is rendered again loses the zone that its model has lost, and keeps its ground until that is drawn', async () => {
  await Promise.all(['bowl.ground.webp', 'bowl.mask2.webp'].map((file) => writeFile(join(folder, file), '')));
  await draw('');
  await draw('.mask');
  await pack();
  expect(await webps()).toEqual(['bowl.ground.webp', 'bowl.mask.webp', 'bowl.webp']);
});
