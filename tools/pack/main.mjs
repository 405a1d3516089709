/**
 * `npm run pack -- [folder]`: the packages that slices are built with, as tarballs of `npm pack`. They are compiled,
 * because Node reads no TypeScript below node_modules.
 *
 * `npm run pack -- --previous <revision>`: what the tests of version skew are built from, see e2e/skew/previous.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isUpToDate, KIT, PAGE_MANIFEST } from '../../webpack/src/buildInputs.ts';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { compilePackage } from './compilePackage.mjs';
import { packages, packedManifest } from './packages.mjs';
import { packPrevious } from './packPrevious.mjs';

const isOwn = (path) => !['node_modules', 'dist', 'coverage'].includes(basename(path));
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const { values, positionals } = parseArgs({ options: { previous: { type: 'string' } }, allowPositionals: true });
if (values.previous === undefined) packAll(resolve(positionals[0] ?? join(root, 'dist/packages')));
else packBefore(values.previous);

function packBefore(revision) {
  const { version: current } = readManifest('shared/contract');
  try {
    console.log(packPrevious({ root, revision, current, folder: join(root, 'e2e/skew/previous') }));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Builds a page that a package serves, unless it is there. @returns its folder */
function buildPageOf(folder, page) {
  const place = join(root, folder, page);
  if (!isUpToDate(join(root, folder), place, KIT, PAGE_MANIFEST)) {
    execFileSync(process.execPath, ['build.ts'], { cwd: join(root, folder), stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return place;
}

function packAll(target) {
  const stage = mkdtempSync(join(tmpdir(), 'paw-pack-'));
  try {
    mkdirSync(target, { recursive: true });
    for (const [folder, { beside = [], page, ...how }] of Object.entries(packages)) {
      const out = join(stage, folder);
      compilePackage(join(root, folder, 'src'), join(out, 'dist'), how);
      for (const file of ['README.md', 'CHANGELOG.md', ...beside])
        cpSync(join(root, folder, file), join(out, file), { recursive: true, filter: isOwn });
      if (page) cpSync(buildPageOf(folder, page), join(out, page), { recursive: true });
      const manifest = packedManifest(readManifest(folder));
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
}
