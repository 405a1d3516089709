/**
 * `npm run pack -- [folder]`: the packages that slices are built with, as tarballs of `npm pack`. They are compiled,
 * because Node reads no TypeScript below node_modules.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { compilePackage } from './compilePackage.mjs';
import { packages } from './packages.mjs';
import { packedManifest } from './packedManifest.mjs';

const target = resolve(process.argv[2] ?? join(root, 'dist/packages'));
const stage = mkdtempSync(join(tmpdir(), 'paw-pack-'));
const isOwn = (path) => !['node_modules', 'dist', 'coverage'].includes(basename(path));
try {
  mkdirSync(target, { recursive: true });
  for (const [folder, { beside = [], ...how }] of Object.entries(packages)) {
    const out = join(stage, folder);
    compilePackage(join(root, folder, 'src'), join(out, 'dist'), how);
    for (const file of ['README.md', 'CHANGELOG.md', ...beside])
      cpSync(join(root, folder, file), join(out, file), { recursive: true, filter: isOwn });
    const manifest = packedManifest(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
    writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    const packed = execFileSync('npm', ['pack', '--pack-destination', target, '--loglevel=error'], {
      cwd: out,
      encoding: 'utf8',
    });
    console.log(join(target, packed.trim()));
  }
} finally {
  rmSync(stage, { recursive: true, force: true });
}
