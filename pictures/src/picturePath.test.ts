import { join } from 'node:path';
import { readCatalogue } from './catalogue.ts';
import { loadPictures } from './loadPictures.ts';
import { petTints, type PetSlug } from './petTints.ts';
import type { Picture } from './picture.ts';
import { pathOf, readPicturePath } from './picturePath.ts';
import { pageFamilies } from './scenes.ts';

const colourings = [
  ['c2304a', '2f6f8f'],
  ['17503f', 'f4ead8'],
];
const size = { width: 960, height: 960 };
const master = { image: 'bag.webp', masks: [], ground: undefined, hash: '1a2b3c4d', ...size };
const bag: Picture = {
  name: 'bag-soft',
  master,
  zones: ['c2304a', '2f6f8f'],
  colourings,
  glossy: false,
  version: '1a2b3c4d',
  ...size,
};
const banner: Picture = { ...bag, name: 'banner', zones: [], colourings: [], width: 1600, height: 600 };
const pictures = new Map([
  ['bag-soft', bag],
  ['bag', { ...bag, name: 'bag', now: 'bag-soft' }],
  ['banner', banner],
]);
const read = (path: string) => readPicturePath(`/uploads/${path}`, pictures);

test.each([
  ['unicorn.1a2b3c4d/plain-320.webp', 'picture_unknown'],
  ['bag-soft.1a2b3c4d/plain-321.webp', 'width_unknown'],
  ['bag-soft.1a2b3c4d/plain-1600.webp', 'width_unknown'],
  ['bag-soft.1a2b3c4d/plain-320.jpg', 'width_unknown'],
  ['banner.1a2b3c4d/plain-320.webp', 'width_unknown'],
  ['bag-soft.1a2b3c4d/2f6f8f-320.webp', 'colours_unknown'],
  ['bag-soft.1a2b3c4d/c2304a-f4ead8-320.webp', 'colours_unknown'],
  ['banner.1a2b3c4d/c2304a-640.webp', 'colours_unknown'],
  ['bag-soft.1a2b3c4d/C2304A-320.webp', 'address_invalid'],
  ['bag-soft.1a2b/plain-320.webp', 'address_invalid'],
  ['../bag-soft/plain-320.webp', 'address_invalid'],
  ['bag-soft/plain-320.png', 'address_invalid'],
])('%s is refused: %s', (path, code) => {
  expect(read(path)).toEqual({ code, message: expect.any(String) });
});

test('a URL names a picture, the colors of a product, a width and a version', () => {
  expect(read('bag-soft.1a2b3c4d/17503f-f4ead8-640.webp')).toMatchObject({
    picture: { name: 'bag-soft' },
    colours: ['17503f', 'f4ead8'],
    width: 640,
    ending: 'webp',
    isCurrent: true,
  });
});

test('a color name may be shortened to its first color, and "plain" is the first product’s', () => {
  expect(read('bag-soft.1a2b3c4d/17503f-160.webp')).toMatchObject({ colours: ['17503f', 'f4ead8'] });
  expect(read('bag-soft.1a2b3c4d/plain-160.webp')).toMatchObject({ colours: ['c2304a', '2f6f8f'] });
});

test.each(['bag', 'bag-soft', 'bag.00000000', 'bag-soft.00000000'])('%s is an older name: it redirects', (name) => {
  const wanted = read(`${name}/17503f-f4ead8-640.webp`);
  if ('code' in wanted) throw new Error(wanted.message);
  expect(wanted.isCurrent).toBe(false);
  expect(pathOf(wanted)).toBe('bag-soft.1a2b3c4d/17503f-f4ead8-640.webp');
});

test('a family shows the first of its shapes, and its URL with that shape’s version is immutable', () => {
  expect(read('bag.1a2b3c4d/plain-160.webp')).toMatchObject({ picture: { name: 'bag-soft' }, isCurrent: true });
});

test('link previews and feeds get a JPEG of every picture', () => {
  expect(read('bag-soft.1a2b3c4d/plain-960.jpg')).toMatchObject({ ending: 'jpg' });
  expect(read('banner.1a2b3c4d/plain-960.jpg')).toMatchObject({ ending: 'jpg' });
});

test('a shape of two pets has a URL for each, and the one without a pet redirects to the first', async () => {
  const root = join(__dirname, '../..');
  const [bowl] = [...readCatalogue(join(root, 'api/data')).values()].filter(({ family }) => family === 'bowl');
  if (!bowl) throw new Error('the shop has no bowl');
  const { name } = bowl;
  const shop = await loadPictures(join(root, 'pictures'), new Map([[name, { ...bowl, pets: ['cat', 'dog'] }]]));
  const [cats, dogs] = ['cat', 'dog'].map((pet) => shop.get(`${name}--${pet}`));
  expect([cats?.tint, dogs?.tint]).toEqual([petTints.cat, petTints.dog]);
  expect(cats?.version).not.toBe(dogs?.version);
  expect(shop.get(name)).toMatchObject({ now: `${name}--cat` });
  expect(shop.get(`${name}--2`)).toMatchObject({ now: `${name}--cat--2` });
  expect(shop.get('bowl--dog')).toMatchObject({ now: `${name}--dog` });
  expect([`${name}--bird`, 'bowl--bird'].filter((one) => shop.has(one))).toEqual([]);
});

test('a tile shows its family as its own pet has it, on that pet’s ground', async () => {
  const root = join(__dirname, '../..');
  const shop = await loadPictures(join(root, 'pictures'), readCatalogue(join(root, 'api/data')));
  const tiles = pageFamilies.map((name) => ({ name, pet: name.split('--')[1] as PetSlug | undefined }));
  const wrong = tiles.filter(({ name, pet }) => !shop.has(name) || (pet && shop.get(name)?.tint !== petTints[pet]));
  expect(wrong).toEqual([]);
  // A dog wears the dog's sweater.
  expect(shop.get('sweater--dog')?.now).not.toBe(shop.get('sweater--cat')?.now);
});

test('every picture’s URL is parsed back to the picture', async () => {
  const root = join(__dirname, '../..');
  const shop = await loadPictures(join(root, 'pictures'), readCatalogue(join(root, 'api/data')));
  for (const picture of [...shop.values()].filter(({ now }) => !now)) {
    const wanted = { picture, colours: picture.colourings[0] ?? picture.zones, width: 640, ending: 'webp' as const };
    expect(readPicturePath(`/uploads/${pathOf(wanted)}`, shop)).toEqual({ ...wanted, isCurrent: true });
  }
});
