import { basename, dirname, join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { AppRules } from './appConfig.ts';
import { describeRelease } from './describeRelease.ts';
import { readRemote } from './readRemote.ts';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { releaseId } from './releaseId.ts';
import { federationName, remoteConfig } from './remoteConfig.ts';
import { runWebpack } from './runWebpack.ts';
import { writeDocuments } from './writeDocuments.ts';

/**
 * Builds the remote in `folder` (`…/remote-catalog`) for browser and node into `dist/release`, with its
 * `release.json`. Two builds of the same sources in two folders give the same bytes.
 * @param rules how files are read that only this remote has
 */
export async function buildRemote(folder: string, rules?: AppRules): Promise<ReleaseManifest> {
  const root = dirname(folder);
  const name = basename(folder).replace(/^remote-/, '');
  const out = join(folder, `dist/.building-${process.pid}`);
  const app = { name, root, folder, release: releaseId(root, folder), out, rules };
  console.log(`remote-${name}: building release ${app.release}`);
  const browser = await runWebpack(remoteConfig(app, 'browser'));
  await runWebpack(remoteConfig(app, 'node'));
  precompress(join(out, 'browser'));
  const remote = await readRemote(federationName(app), out);
  const documents = await writeDocuments(remote, out);
  const manifest = describeRelease(app, remote, browser, documents, describeFiles(out));
  finishBuild(out, join(folder, 'dist/release'), manifest);
  console.log(`remote-${name}: built release ${app.release}, ${manifest.files.length} files`);
  return manifest;
}
