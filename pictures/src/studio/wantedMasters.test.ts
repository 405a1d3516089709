import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CataloguePicture } from '../catalogue.ts';
import { listWantedGrounds, listWantedMasters, listWantedScenes } from './wantedMasters.ts';

let studio: string;
beforeEach(() => {
  studio = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const folder of ['families', 'scenes', 'shapes']) mkdirSync(join(studio, folder));
  write('render.py', 'import camera, denoiser\nimport importlib\n');
  write('camera.py', 'from lights import lamp\n');
  write('lights.py', 'lamp = 150\n');
  write('shapes/turned.py', 'import math\n');
  write('shapes/boxes.py', 'import bpy\n');
  write('families/cat_dish.py', 'from shapes.turned import lathe\n');
  write('render_scenes.py', 'from render import answer_lines\n');
  write('scenes/banner_home.py', 'import families.cat_dish as cat_dish\n');
});
afterEach(() => rmSync(studio, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(studio, file), text);
const picture = (family: string, shape: Record<string, string>, featured = false): CataloguePicture => ({
  name: [family, ...Object.values(shape)].join('-'),
  family,
  shape,
  zones: 1,
  glossy: false,
  colourings: [],
  pets: ['cat'],
  featured,
});
const dish = picture('cat-dish', { form: 'tilted' });
const plate = picture('cat-dish', { form: 'plate' }, true);
const hashes = () => listWantedMasters([dish], studio).map(({ hash }) => hash);

test('every first picture comes before the other sides; only featured products have a third', () => {
  const names = listWantedMasters([dish, plate], studio).map(({ name, view }) => `${name} ${view}`);
  const firsts = ['cat-dish-tilted hero', 'cat-dish-plate hero'];
  const others = ['cat-dish-tilted--2 second', 'cat-dish-plate--2 second', 'cat-dish-plate--3 third'];
  expect(names).toEqual([...firsts, ...others]);
});

test('each picture has a mask of its ground, by the same model, shape and view', () => {
  write('render_ground.py', 'import camera\n');
  const masters = listWantedMasters([dish, plate], studio);
  const grounds = listWantedGrounds([dish, plate], studio);
  expect(grounds.map(({ name }) => name)).toEqual(masters.map(({ name }) => `${name}.ground`));
  expect(grounds.map(({ words }) => words)).toEqual(masters.map(({ words }) => words));
  expect(new Set(grounds.map(({ hash }) => hash)).size).toBe(grounds.length);
  const before = grounds.map(({ hash }) => hash);
  write('families/cat_dish.py', 'changed = True\n');
  expect(listWantedGrounds([dish, plate], studio).filter(({ hash }) => before.includes(hash))).toEqual([]);
});

test('a family without a model is not wanted yet', () => {
  expect(listWantedMasters([picture('kite', {})], studio)).toEqual([]);
});

test.each(['families/cat_dish.py', 'shapes/turned.py', 'render.py', 'camera.py', 'lights.py'])(
  'a change of %s makes the pictures due',
  (file) => {
    const before = hashes();
    write(file, 'changed = True\n');
    for (const [place, hash] of hashes().entries()) expect(hash).not.toBe(before[place]);
  },
);

test('a change of an unused file makes nothing due', () => {
  const before = hashes();
  write('shapes/boxes.py', 'changed = True\n');
  expect(hashes()).toEqual(before);
});

test('each shape and each side has a hash of its own', () => {
  const all = listWantedMasters([dish, plate], studio).map(({ hash }) => hash);
  expect(new Set(all).size).toBe(all.length);
});

test('a scene is rendered by its name, a crop by its own; a scene without a file is not wanted', () => {
  const names = ['banner-home', 'banner-home--phone', 'cover-kites'];
  const wanted = listWantedScenes(names, studio).map(({ script, words }) => [script, ...words].join(' '));
  expect(wanted).toEqual(['render_scenes.py banner-home', 'render_scenes.py banner-home--phone']);
});

test.each(['scenes/banner_home.py', 'families/cat_dish.py', 'shapes/turned.py', 'render.py', 'render_scenes.py'])(
  'a change of %s makes its scene due',
  (file) => {
    const hash = () => listWantedScenes(['banner-home'], studio).map((scene) => scene.hash);
    const before = hash();
    write(file, 'changed = True\n');
    expect(hash()).not.toEqual(before);
  },
);
