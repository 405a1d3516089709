import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDrawings } from './loadDrawings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keep = (plain: string, body: string) =>
  writeFile(join(folder, 'kite.svg'), `<svg viewBox="0 0 960 960"${plain}>${body}</svg>`);

test('a drawing is a file: its name, and its plain colors in the order of its zones', async () => {
  await keep(' data-plain="c2304a f4ead8"', '<path class="z1" d="M0 0h9v9z"/><path class="z2s" d="M0 0h9"/>');
  const drawing = (await loadDrawings(folder)).get('kite');
  expect(drawing).toMatchObject({ plain: ['c2304a', 'f4ead8'], width: 960, height: 960 });
});

test('another drawing under the same name has another hash', async () => {
  await keep(' data-plain="c2304a"', '<path class="z1" d="M0 0h9v9z"/>');
  const before = (await loadDrawings(folder)).get('kite')?.hash;
  await keep(' data-plain="c2304a"', '<path class="z1" d="M0 0h8v8z"/>');
  expect((await loadDrawings(folder)).get('kite')?.hash).not.toBe(before);
});

test.each([
  ['', '<path class="z1" d="M0 0h9v9z"/>', 'needs data-plain'],
  [' data-plain="red"', '<path class="z1" d="M0 0h9v9z"/>', 'needs data-plain'],
  [' data-plain="c2304a f4ead8"', '<path class="z1" d="M0 0h9v9z"/>', '2 colours for the zones 1'],
  [' data-plain="c2304a"', '<path class="z2" d="M0 0h9v9z"/>', '1 colours for the zones 2'],
])('a drawing with%s and %s is refused by name', async (plain, body, why) => {
  await keep(plain, body);
  await expect(loadDrawings(folder)).rejects.toThrow(new RegExp(`pictures/drawings/kite.svg: .*${why}`));
});
