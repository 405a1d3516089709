import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isUpToDate, KIT, PAGE_MANIFEST } from './buildInputs.ts';
import { buildPage } from './buildPage.ts';
import { SmallRemote } from './testing/smallRemote.ts';

jest.setTimeout(120_000);
const app = new SmallRemote();
const place = join(app.folder, 'dist/page');
afterAll(() => app.remove());
beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  app.write('src/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app.write('src/look.css', 'body { margin: 0; }');
  app.write(
    'src/main.tsx',
    `import './look.css';\nimport { greeting } from './words.ts';\ndocument.title = greeting;\n`,
  );
});

const build = () => buildPage({ name: 'page', folder: app.folder, entry: 'src/main.tsx', icon: 'src/icon.svg', place });
const isFresh = () => isUpToDate(app.folder, place, KIT, PAGE_MANIFEST);
const manifest = () => JSON.parse(readFileSync(join(place, PAGE_MANIFEST), 'utf8'));

test('A page lists its files with the hash of each in its name and its integrity, and compressed copies', async () => {
  expect(isFresh()).toBe(false);
  await build();
  const { scripts, styles, icon } = manifest();
  expect([scripts[0].path, styles[0].path, icon]).toEqual([
    expect.stringMatching(/^main\.[0-9a-f]{12}\.js$/),
    expect.stringMatching(/^main\.[0-9a-f]{12}\.css$/),
    expect.stringMatching(/^icon\.[0-9a-f]{12}\.svg$/),
  ]);
  const bytes = readFileSync(join(place, scripts[0].path));
  expect(scripts[0].integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  expect(bytes.toString()).toContain('Hello');
  for (const path of readdirSync(place).filter((name) => name.endsWith('.br')))
    expect(brotliDecompressSync(readFileSync(join(place, path)))).toEqual(readFileSync(join(place, path.slice(0, -3))));
});

test('It is built again when its sources change, under another name, and not otherwise', async () => {
  expect(isFresh()).toBe(true);
  const [before] = manifest().scripts;
  app.write('src/words.ts', `export const greeting = 'Good evening';\n`);
  expect(isFresh()).toBe(false);
  await build();
  expect(manifest().scripts[0].path).not.toBe(before.path);
  expect(readdirSync(place)).not.toContain(before.path);
  expect(isFresh()).toBe(true);
});
