import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@paw/shared/contract/releaseManifest.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import { publishRelease, readBuiltManifest } from '../store/publishRelease.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { findRevision } from './gitFacts.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { runBuild } from './runBuild.ts';

export const publish: ReleaseCommand = async ({ store, root, by, now, line, tell }) => {
  const { from, 'no-build': noBuild, json } = line.options;
  const name = parseRemoteName(line.words[0] ?? '');
  const folder = from ? resolve(from) : join(root, `remote-${name}`);
  if (!existsSync(join(folder, noBuild ? 'dist/release' : 'build.ts'))) throw noRemote(root, folder, name, noBuild);
  if (!noBuild) await runBuild(root, folder, json ? 'stderr' : 'stdout');

  const release = join(folder, 'dist/release');
  const built = (await readBuiltManifest(release)).manifest.name;
  if (built !== name) {
    throw new ReleaseProblem(
      'build',
      `${folder} builds "${built}", not "${name}": publish ${built}, or name another folder with --from.`,
    );
  }
  const { manifest, outcome } = await publishRelease(store, release, {
    by: by(),
    at: now(),
    revision: findRevision(folder),
  });
  const label = `${name}@${manifest.release}`;
  const size = brotliSize(manifest);
  const told = {
    published: 'is published',
    already: 'was published before with the same bytes',
    mended: 'was damaged in the store and is whole again',
  };
  tell(
    `${label} ${told[outcome]}: ${manifest.files.length} files, ${(size / 1024).toFixed(1)} KB for browsers (brotli).`,
  );
  const next = `npm run release -- activate ${label}`;
  return {
    text: `Next: ${next}`,
    data: { remote: name, release: manifest.release, outcome, files: manifest.files.length, brotliBytes: size, next },
  };
};

/** Bytes that browsers can ask for: of each file its `.br` when there is one. */
export function brotliSize({ files }: Pick<ReleaseManifest, 'files'>): number {
  const sizes = new Map(files.map((file) => [file.path, file.size]));
  return files
    .filter(({ path }) => path.startsWith('browser/') && !/\.(br|gz)$/.test(path))
    .reduce((sum, { path, size }) => sum + (sizes.get(`${path}.br`) ?? size), 0);
}

function noRemote(root: string, folder: string, name: string, noBuild?: boolean): ReleaseProblem {
  if (noBuild && existsSync(join(folder, 'build.ts'))) {
    return new ReleaseProblem(
      'build',
      `${join(folder, 'dist/release')} is missing: leave --no-build out, and it is built first.`,
    );
  }
  const known = readdirSync(root).filter(
    (entry) => entry.startsWith('remote-') && existsSync(join(root, entry, 'build.ts')),
  );
  const there = known.length ? `There are ${known.map(parseRemoteName).join(', ')}` : 'This repository has none';
  return new ReleaseProblem(
    'unknown',
    `There is no remote "${name}" in ${folder}. ${there}; another place is named with --from <folder>.`,
  );
}
