import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { StartProblem } from '../StartProblem.mjs';
import { packages } from './packages.mjs';

/** One remote that listens to the buses and one that sends, as their teams had them at that time. */
const remotes = ['remote-cart', 'remote-catalog'];
const beside = ['package.json', 'tsconfig.base.json'];
/** What no build reads. */
const left = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/testing/**', ':(exclude,glob)**/*.md'];
/** Packages of the slices' commands: no build needs them. */
const unused = new Set(['release', 'shared/testing']);

/**
 * Packs the sources of the packages and of two remotes, as they are in `revision`, into `<folder>/<version>.tgz`, in
 * place of every other archive there.
 * @param current the packages' version in the working tree
 * @returns the archive's path
 * @throws StartProblem when git does not know the revision, or it has the version of today
 */
export function packPrevious({ root, revision, current, folder }) {
  const git = (...args) => runGit(root, revision, args);
  const { version } = JSON.parse(git('show', `${revision}:shared/contract/package.json`));
  if (version === current) {
    throw new StartProblem(
      `The packages are ${version} in ${revision} and here: raise their version first, or name an older revision.`,
    );
  }
  const kept = Object.keys(packages).filter((name) => !unused.has(name));
  const tar = git('archive', '--format=tar', revision, '--', ...kept, ...remotes, ...beside, ...left);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) rmSync(join(folder, name));
  const archive = join(folder, `${version}.tgz`);
  writeFileSync(archive, gzipSync(tar, { level: 9 }));
  return archive;
}

function runGit(root, revision, args) {
  try {
    return execFileSync('git', args, { cwd: root, maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new StartProblem(
      `git could not read ${revision}: ${String(error.stderr).trim()}. In a shallow clone run "git fetch --unshallow" first.`,
      { cause: error },
    );
  }
}
