import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneVersions } from '@paw/contract/sceneVersions.ts';
import { scenesRule } from '../slimmerModules.ts';
import fewScenes from './fewScenes.ts';

const file = join(import.meta.dirname, '../../../shared/contract/src/sceneVersions.ts');
const source = readFileSync(file, 'utf8');

test('the shell keeps the versions of the scenes that it shows, each on its line', () => {
  const few = fewScenes(source);
  const names = [...few.matchAll(/^ {2}'?([\w-]+)'?: '([0-9a-f]{8})',$/gm)].map(([, name = '', version]) => [
    name,
    version,
  ]);
  expect(names.map(([name]) => name)).toEqual([
    'empty-basket',
    'empty-bowl',
    'not-found',
    'nothing-found',
    'tile-bird',
    'tile-cat',
    'tile-dog',
    'tile-fish',
  ]);
  for (const [name = '', version] of names) expect(sceneVersions[name]).toBe(version);
  expect(few.split('\n')).toHaveLength(source.split('\n').length);
});

test('compiled, in a checkout of one team, the list is read in the same way', () => {
  const [rule] = scenesRule();
  const isRead = (path: string) => new RegExp(rule?.test as RegExp).test(path);
  expect(isRead(file)).toBe(true);
  expect(isRead('/tmp/shop/node_modules/@paw/contract/dist/sceneVersions.js')).toBe(true);
});
