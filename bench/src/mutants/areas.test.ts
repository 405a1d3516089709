import { globSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';

test.each(areas)('every file and test that $name lists exists', ({ files, tests }) => {
  const cwd = join(__dirname, '../../..');
  expect([...files, ...tests].filter((path) => globSync(path, { cwd }).length === 0)).toEqual([]);
});
