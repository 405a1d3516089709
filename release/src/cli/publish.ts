import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import { publishRelease, readBuiltManifest } from '../store/publishRelease.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { brotliSize } from './brotliSize.ts';
import { findRevision } from './gitFacts.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { runBuild } from './runBuild.ts';

export const publish: ReleaseCommand = async ({ store, root, by, now, words, options, tell }) => {
  const { from, json, dryRun } = options;
  const noBuild = options.build === false;
  const name = parseRemoteName(words[0] ?? '');
  const folder = from ? resolve(from) : join(root, name === SHELL ? SHELL : `remote-${name}`);
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
  const record = { by: by(), at: now(), revision: findRevision(folder) };
  const { manifest, outcome } = await publishRelease(store, release, record, dryRun);
  const label = `${name}@${manifest.release}`;
  const size = brotliSize(manifest);
  const told = {
    published: dryRun ? 'would be published' : 'is published',
    already: 'was published before with the same bytes',
    repaired: dryRun
      ? 'is damaged in the store and would be whole again'
      : 'was damaged in the store and is whole again',
  };
  tell(
    `${label} ${told[outcome]}: ${manifest.files.length} files, ${(size / 1024).toFixed(1)} KB for browsers (brotli).`,
  );
  const next = `npm run release -- activate ${label}`;
  return {
    text: dryRun ? 'Nothing was written to the store (--dry-run).' : `Next: ${next}`,
    data: {
      remote: name,
      release: manifest.release,
      outcome,
      ...(dryRun && { dryRun }),
      revision: record.revision,
      files: manifest.files.length,
      brotliBytes: size,
      next,
    },
  };
};

function noRemote(root: string, folder: string, name: string, noBuild?: boolean): ReleaseProblem {
  if (noBuild && existsSync(join(folder, 'build.ts'))) {
    return new ReleaseProblem(
      'build',
      `${join(folder, 'dist/release')} is missing: leave out --no-build to build it first.`,
    );
  }
  const known = readdirSync(root)
    .filter((entry) => entry.startsWith('remote-') && existsSync(join(root, entry, 'build.ts')))
    .map((entry) => entry.replace('remote-', ''));
  const there = known.length ? `The remotes here are ${known.join(', ')}.` : 'This repository has none.';
  return new ReleaseProblem(
    'unknown',
    `There is no remote in ${folder}: it has no build.ts. ${there}${didYouMean(name, known)} A remote in another place is named with --from <folder>.`,
  );
}
