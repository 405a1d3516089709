import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { compilePackage } from './compilePackage.mjs';
import { packages, packedManifest } from './packages.mjs';

const place = mkdtempSync(join(root, 'node_modules/.cache-pack-'));
afterAll(() => rmSync(place, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

test('a package is compiled to JavaScript, types and source maps; other files are copied, tests are not', () => {
  write('src/Box.tsx', "import { size } from './size.ts';\nexport const Box = () => <b>{size}</b>;\n");
  write('src/size.ts', '/** In px. */\nexport const size: number = 4;\n');
  write('src/size.test.ts', 'throw new Error();');
  write('src/testing/sample.ts', 'export const sample = 1;');
  write('src/look.css', 'b { color: red }');
  compilePackage(join(place, 'src'), join(place, 'dist'));
  expect(readdirSync(join(place, 'dist')).sort()).toEqual([
    'Box.d.ts',
    'Box.js',
    'Box.js.map',
    'look.css',
    'size.d.ts',
    'size.js',
    'size.js.map',
  ]);
  expect(readFileSync(join(place, 'dist/Box.js'), 'utf8')).toContain("from './size.js'");
  expect(readFileSync(join(place, 'dist/size.d.ts'), 'utf8')).toContain('export declare const size: number;');
});

test('a folder that a build turns into a page is left out', () => {
  write('paged/main.ts', 'export const main = 1;');
  write('paged/page/Box.tsx', 'export const Box = ;');
  compilePackage(join(place, 'paged'), join(place, 'paged-dist'), { without: ['page/'] });
  expect(readdirSync(join(place, 'paged-dist')).sort()).toEqual(['main.d.ts', 'main.js', 'main.js.map']);
});

test('a file that does not compile ends the packing with its name and the error', () => {
  write('broken/Box.ts', 'export const size: number = ;');
  expect(() => compilePackage(join(place, 'broken'), join(place, 'dist'))).toThrow('Box.ts(1,29): error TS1109');
  write(
    'untold/Box.ts',
    'const hidden = Symbol();\nexport class Box { private [hidden] = 1; static make = () => new (class { private size = 1; })(); }',
  );
  expect(() => compilePackage(join(place, 'untold'), join(place, 'dist'))).toThrow('Box.ts');
});

test('an import of a package is written the same in a workspace and where the package is installed', () => {
  const { exports, bin } = packedManifest({
    exports: { './*': './src/*' },
    bin: { run: './src/main.ts' },
    scripts: {},
  });
  expect(exports).toEqual({
    './*.ts': { types: './dist/*.d.ts', default: './dist/*.js' },
    './*.tsx': { types: './dist/*.d.ts', default: './dist/*.js' },
    './*': './dist/*',
  });
  expect(bin).toEqual({ run: './dist/main.js' });
});

test('every package of the repository that a packed one needs is packed too', () => {
  const manifests = Object.keys(packages).map((folder) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  const names = manifests.map(({ name }) => name);
  const needed = manifests
    .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    .filter((one) => one.startsWith('@paw/'));
  expect(needed.filter((one) => !names.includes(one))).toEqual([]);
});
