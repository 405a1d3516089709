import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { packages } from './packages.mjs';
import { packPrevious } from './packPrevious.mjs';

const place = mkdtempSync(join(tmpdir(), 'paw-previous-'));
afterAll(() => rmSync(place, { recursive: true }));

const versionOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;
const run = (command, ...args) => execFileSync(command, args, { cwd: place, encoding: 'utf8', stdio: 'pipe' });

function write(path, text) {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

/** Every folder that is packed holds a module, its test and a manifest. */
function commitPackages(version) {
  for (const folder of [...Object.keys(packages), 'remote-cart', 'remote-catalog']) {
    write(`${folder}/package.json`, JSON.stringify({ version }));
    write(`${folder}/src/module.ts`, 'export {};');
    write(`${folder}/src/module.test.ts`, 'test.todo("nothing");');
  }
  for (const file of ['package.json', 'tsconfig.base.json']) write(file, '{}');
  run('git', 'init', '-q');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=ana', '-c', 'user.email=ana@shop.example', 'commit', '-qm', version);
}

test('all packages have one version', () => {
  expect(new Set(Object.keys(packages).map(versionOf)).size).toBe(1);
});

test('remotes of the previous minor are in the repository: npm run pack -- --previous <revision> packs them', () => {
  const [major, minor] = versionOf('shared/contract').split('.').map(Number);
  const packed = readdirSync(join(root, 'e2e/skew/previous'))
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => ({ name, version: versionIn(join(root, 'e2e/skew/previous', name)) }));
  expect(packed.map(({ version }) => version.replace(/\.\d+$/, ''))).toEqual(minor ? [`${major}.${minor - 1}`] : []);
  expect(packed.filter(({ name, version }) => name !== `${version}.tgz`)).toEqual([]);
});

function versionIn(archive) {
  const manifest = execFileSync('tar', ['-xzOf', archive, 'shared/contract/package.json'], { encoding: 'utf8' });
  return JSON.parse(manifest).version;
}

test('the archive of an older version replaces the existing archive and contains no tests', () => {
  commitPackages('1.0.0');
  const folder = join(place, 'previous');
  write('previous/0.9.0.tgz', '');
  const archive = packPrevious({ root: place, revision: 'HEAD', current: '1.1.0', folder });
  expect(readdirSync(folder)).toEqual(['1.0.0.tgz']);
  const files = run('tar', '-tzf', archive).split('\n');
  expect(files).toEqual(expect.arrayContaining(['shared/contract/src/module.ts', 'remote-cart/src/module.ts']));
  expect(files.filter((name) => name.includes('.test.'))).toEqual([]);
  expect(() => packPrevious({ root: place, revision: 'HEAD', current: '1.0.0', folder })).toThrow(
    'The packages are 1.0.0 in HEAD and here: raise their version first, or name an older revision.',
  );
  expect(() => packPrevious({ root: place, revision: 'nothing', current: '1.1.0', folder })).toThrow(
    /^git could not read nothing: .*git fetch --unshallow/,
  );
});
