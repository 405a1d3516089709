import { join } from 'node:path';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { AppRules } from './appConfig.ts';
import { describeRelease } from './describeRelease.ts';
import { makeRelease } from './makeRelease.ts';
import { findOperations, operationsFile } from './operations/findOperations.ts';
import { readRemote, remoteName } from './readRemote.ts';
import { PLACEHOLDER } from './releaseId.ts';
import { federationName, remoteConfig } from './remoteConfig.ts';
import { runWebpack } from './runWebpack.ts';
import { writeDocuments } from './writeDocuments.ts';

/**
 * Builds the remote in `folder` (`…/remote-catalog`) for browser and node into `dist/release`, with its
 * `release.json`. The same sources give the same bytes and the same id in any folder, in a workspace or alone.
 * @param rules how files are read that only this remote has
 */
export async function buildRemote(folder: string, rules?: AppRules): Promise<ReleaseManifest> {
  const name = remoteName(folder);
  return makeRelease(folder, join(folder, 'dist/release'), async (out) => {
    const app = { name, folder, release: PLACEHOLDER, out, rules };
    console.log(`${name}: building a release`);
    const browser = await runWebpack(remoteConfig(app, 'browser'));
    const node = await runWebpack(remoteConfig(app, 'node'));
    const remote = await readRemote(federationName(app), out);
    const documents = await writeDocuments(remote, out);
    const description = describeRelease(app, remote, browser, { ...documents, operations: findOperations(out) });
    return { compilations: [browser, node], files: [operationsFile], description };
  });
}
