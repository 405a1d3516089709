import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { Compilation } from 'webpack';
import { KIT, noteInputs } from './buildInputs.ts';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { putReleaseId, releaseId, withReleaseId } from './releaseId.ts';

interface Built {
  /** Of the app. */
  folder: string;
  /** Where the build was written, with the placeholder in place of its id. */
  out: string;
  /** Where the finished release goes: `…/dist/release`. */
  place: string;
  compilations: readonly Compilation[];
  /** What `release.json` says besides the files, with the placeholder too. */
  description: Omit<ReleaseManifest, 'files'>;
}

/** Gives what was built its id, compresses it, describes its files, and puts it in its place. */
export function finishRelease({ folder, out, place, compilations, description }: Built): ReleaseManifest {
  const id = releaseId(out, description);
  putReleaseId(out, id);
  precompress(join(out, 'browser'));
  const named = JSON.parse(withReleaseId(JSON.stringify(description), id)) as typeof description;
  const manifest: ReleaseManifest = { ...named, release: id, files: describeFiles(out) };
  mkdirSync(dirname(place), { recursive: true });
  finishBuild(out, place, manifest);
  noteInputs(folder, place, KIT, compilations);
  console.log(`${manifest.name}: built release ${id}, ${manifest.files.length} files`);
  return manifest;
}
