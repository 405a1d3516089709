import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { inputsFile, KIT, noteInputs, type ReadByBuild } from './buildInputs.ts';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { PLACEHOLDER, putReleaseId, releaseId, withReleaseId } from './releaseId.ts';
import { packMaps } from './SourceMaps.ts';
import { writeSbom } from './sbom/writeSbom.ts';

/** A build's facts. */
export interface Built extends ReadByBuild {
  /** What `release.json` says besides the files, with the placeholder too. */
  description: Omit<ReleaseManifest, 'files'>;
}

interface Place {
  /** Of the app. */
  folder: string;
  /** Where the build was written, with the placeholder in place of its id. */
  out: string;
  /** Where the finished release goes: `…/dist/release`. */
  place: string;
  /** When the build began to read, in ms since 1970. */
  startedAt: number;
}

/** Lists the packages in what was built, gives it its id, compresses it, describes its files, and puts it in its place. */
export function finishRelease(built: Built, { folder, out, place, startedAt }: Place): ReleaseManifest {
  const { description } = built;
  writeSbom(description.name, PLACEHOLDER, built.compilations, out);
  const id = releaseId(out, description);
  putReleaseId(out, id);
  precompress(join(out, 'browser'));
  packMaps(out);
  const named = JSON.parse(withReleaseId(JSON.stringify(description), id)) as typeof description;
  const manifest: ReleaseManifest = { ...named, release: id, files: describeFiles(out) };
  mkdirSync(dirname(place), { recursive: true });
  // The list describes the previous release: if the process ends before the new list is written, the next run builds again.
  rmSync(inputsFile(place), { force: true });
  finishBuild(out, place, manifest);
  noteInputs(folder, place, KIT, built, startedAt);
  console.log(`${manifest.name}: built release ${id}, ${manifest.files.length} files`);
  return manifest;
}
