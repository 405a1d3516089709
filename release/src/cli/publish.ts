import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { sealPublication } from '../trust/publication.ts';
import { publishRelease, readBuiltManifest } from '../store/publishRelease.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { RegistryClient } from '../client/RegistryClient.ts';
import { sendRelease } from '../client/sendRelease.ts';
import { findRevision } from './gitFacts.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { brotliSize, kilobytes } from './releaseFacts.ts';
import { signPublished } from './signPublished.ts';
import { runBuild } from './runBuild.ts';

export const publish: ReleaseCommand = async ({ store, registry, root, by, now, args, options, print }) => {
  const { from, json, dryRun } = options;
  const noBuild = options.build === false;
  const name = parseRemoteName(args[0] ?? '');
  const folder = from ? resolve(from) : join(root, name === SHELL ? SHELL : `remote-${name}`);
  if (!existsSync(join(folder, noBuild ? 'dist/release' : 'build.ts'))) throw noRemote(root, folder, name, noBuild);
  if (!noBuild) await runBuild(root, folder, json ? 'stderr' : 'stdout');

  const release = join(folder, 'dist/release');
  const builtManifest = (await readBuiltManifest(release)).manifest;
  const built = builtManifest.name;
  if (built !== name) {
    throw new ReleaseProblem(
      'build',
      `${folder} builds "${built}", not "${name}": publish ${built}, or choose another folder with --from.`,
    );
  }
  const record = { by: by(), at: now(), revision: findRevision(folder) };
  const { manifest, outcome } = registry
    ? { manifest: builtManifest, ...(await sendSigned(registry, store, release, record, dryRun)) }
    : await publishRelease(store, release, record, dryRun);
  // A registry stores what is sent to it, signatures too.
  const signed = dryRun || registry ? undefined : await signPublished(store, manifest, record);
  const label = `${name}@${manifest.release}`;
  const size = brotliSize(manifest);
  const outcomes = {
    published: dryRun ? 'would be published' : 'is published',
    already: 'was already published with the same bytes',
    repaired: dryRun ? 'is damaged in the store and would be repaired' : 'was damaged in the store and is repaired',
  };
  print(`${label} ${outcomes[outcome]}: ${manifest.files.length} files, ${kilobytes(size)} for browsers (brotli).`);
  if (signed) print(signed);
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

/** A release that goes through a registry is signed here: the registry never sees the key. */
async function sendSigned(
  registry: RegistryClient,
  { trust }: ReleaseStore,
  folder: string,
  { at, revision }: { at: string; revision?: string },
  dryRun = false,
) {
  const { manifest, text } = await readBuiltManifest(folder);
  const publication = { remote: manifest.name, release: manifest.release, at, manifest: text };
  const signatures = await Promise.all(
    (trust?.signers ?? []).map((signer) => sealPublication({ ...publication, ...(revision && { revision }) }, signer)),
  );
  return sendRelease(registry, folder, manifest, { revision, dryRun, signatures });
}

function noRemote(root: string, folder: string, name: string, noBuild?: boolean): ReleaseProblem {
  if (noBuild && existsSync(join(folder, 'build.ts'))) {
    return new ReleaseProblem(
      'build',
      `${join(folder, 'dist/release')} is missing: run the command without --no-build to build it.`,
    );
  }
  const known = readdirSync(root)
    .filter((entry) => entry.startsWith('remote-') && existsSync(join(root, entry, 'build.ts')))
    .map((entry) => entry.replace('remote-', ''));
  const there = known.length ? `The remotes here are ${known.join(', ')}.` : 'This repository has none.';
  return new ReleaseProblem(
    'unknown',
    `There is no remote in ${folder}: it has no build.ts. ${there}${didYouMean(name, known)} For a remote in another folder use --from <folder>.`,
  );
}
