import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepInMemory } from './keepInMemory.mjs';

const place = mkdtempSync(join(tmpdir(), 'paw-memory-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const folderOf = (env, choice) => {
  keepInMemory(env, choice);
  return env.TMPDIR;
};

test('temporary files are in memory where there is room', () => {
  const folder = folderOf({}, { place, enough: 1 });
  expect([dirname(folder), existsSync(folder)]).toEqual([place, true]);
});

test('without room, or without such a place, they stay on the disk', () => {
  expect(folderOf({}, { place, enough: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  expect(folderOf({}, { place: join(place, 'missing'), enough: 1 })).toBeUndefined();
});

test('TMPDIR stays where it is set', () => {
  expect(folderOf({ TMPDIR: '/somewhere' }, { place, enough: 1 })).toBe('/somewhere');
});
