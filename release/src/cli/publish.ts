import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { parseRemoteName } from '../plan/releaseReference.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { sealPublication } from '../trust/publication.ts';
import { publishRelease, readBuiltManifest } from '../store/publishRelease.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { readUntrustedManifest } from '../store/releases.ts';
import type { RegistryClient } from '../client/RegistryClient.ts';
import { sendRelease } from '../client/sendRelease.ts';
import { findRevision } from './gitFacts.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { brotliSize, kilobytes } from './releaseFacts.ts';
import { describeSignatures, signPublished } from './signPublished.ts';
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
  const { manifest, outcome, note } = registry
    ? await publishThroughRegistry(registry, store, release, record, dryRun)
    : await publishHere(store, release, record, dryRun);
  const label = `${name}@${manifest.release}`;
  const size = brotliSize(manifest);
  const outcomes = {
    published: dryRun ? 'would be published' : 'is published',
    already: 'was already published with the same bytes',
    repaired: dryRun ? 'is damaged in the store and would be repaired' : 'was damaged in the store and is repaired',
  };
  print(`${label} ${outcomes[outcome]}: ${manifest.files.length} files, ${kilobytes(size)} for browsers (brotli).`);
  if (note) print(note);
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

async function publishHere(
  store: ReleaseStore,
  folder: string,
  record: { by: string; at: string; revision?: string },
  dryRun = false,
) {
  const published = await publishRelease(store, folder, record, dryRun);
  return { ...published, note: dryRun ? undefined : await signPublished(store, published.manifest, record, folder) };
}

/** The release is signed here, and its signatures are sent with it: the registry never sees the key. */
async function publishThroughRegistry(
  registry: RegistryClient,
  store: ReleaseStore,
  folder: string,
  { at, revision }: { at: string; revision?: string },
  dryRun = false,
) {
  const { manifest, text } = await readBuiltManifest(folder);
  const { name, release } = manifest;
  const publication = { remote: name, release, at, manifest: text, ...(revision && { revision }) };
  const signatures = await Promise.all(
    (store.trust?.signers ?? []).map((signer) => sealPublication(publication, signer)),
  );
  const { outcome, signed = [] } = await sendRelease(registry, folder, manifest, { revision, dryRun, signatures });
  if (dryRun) return { manifest, outcome, note: undefined };
  const { bytes } = await readUntrustedManifest(store, name, release);
  return { manifest, outcome, note: await describeSignatures(store, { name, release, bytes }, signed) };
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
