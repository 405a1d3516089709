import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReleaseManifest } from '@paw/shared/contract/releaseManifest.ts';
import type { Remote } from '@paw/shared/contract/remote.ts';
import { loadContainer } from '@paw/shared/node/loadContainer.ts';
import type { Compilation } from 'webpack';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { releaseId } from './releaseId.ts';
import { federationName, remoteConfig, sharedRanges } from './remoteConfig.ts';
import { bundledPackages, groupFiles, runWebpack } from './runWebpack.ts';

/**
 * Builds the remote in `folder` (`…/remote-catalog`) for browser and node into `dist/release`, with its
 * `release.json`. Two builds of the same sources in two folders give the same bytes.
 */
export async function buildRemote(folder: string): Promise<ReleaseManifest> {
  const root = dirname(folder);
  const name = basename(folder).replace(/^remote-/, '');
  const out = join(folder, `dist/.building-${process.pid}`);
  const app = { name, root, folder, release: releaseId(root, folder), out };
  console.log(`remote-${name}: building release ${app.release}`);
  const browser = await runWebpack(remoteConfig(app, 'browser'));
  await runWebpack(remoteConfig(app, 'node'));
  precompress(join(out, 'browser'));
  const remote = await readRemote(federationName(app), out);
  const manifest = describeRelease(app, remote, browser, out);
  finishBuild(out, join(folder, 'dist/release'), manifest);
  console.log(`remote-${name}: built release ${app.release}, ${manifest.files.length} files`);
  return manifest;
}

/** Reads `./remote` from the node build. It shares nothing here, so it fails when it loads more than it should. */
async function readRemote(container: string, out: string): Promise<Remote> {
  const read = (path: string) => readFileSync(join(out, path));
  try {
    const { remote } = await loadContainer<{ remote: Remote }>(container, 'node/remoteEntry.cjs', read, {});
    return remote;
  } catch (cause) {
    throw new Error('./src/remote.tsx must load without React: keep pages and slots behind import().', { cause });
  }
}

function describeRelease(
  app: { name: string; root: string; release: string },
  remote: Remote,
  browser: Compilation,
  out: string,
): ReleaseManifest {
  if (remote.name !== app.name) {
    throw new Error(
      `The remote in remote-${app.name} calls itself "${remote.name}" in src/remote.tsx: write "${app.name}".`,
    );
  }
  const entry = { browser: 'browser/remoteEntry.js', node: 'node/remoteEntry.cjs' };
  const exposed = groupFiles(browser, 'remote', 'browser/');
  const filesOf = (chunk: string, owner: string) => {
    const own = groupFiles(browser, chunk, 'browser/');
    if (!own.js.length)
      throw new Error(`${owner} has no chunk: write /* webpackChunkName: "${chunk}" */ in its import().`);
    return { js: [...new Set([entry.browser, ...exposed.js, ...own.js])], css: [...exposed.css, ...own.css] };
  };
  return {
    name: app.name,
    release: app.release,
    federationName: federationName(app),
    contract: remote.contract,
    shared: sharedRanges(app.root),
    bundled: bundledPackages(browser),
    operations: [...remote.operations].sort(),
    entry,
    routes: remote.routes.map(({ name, path, example, query = [], viewQuery = [] }) => ({
      name,
      path,
      example,
      query: [...query],
      viewQuery: [...viewQuery],
      files: filesOf(`page-${name}`, `The route ${path}`),
    })),
    slots: Object.keys(remote.slots).map((name) => ({ name, files: filesOf(`slot-${name}`, `The slot ${name}`) })),
    start: remote.start ? filesOf('start', 'start') : { js: [], css: [] },
    files: describeFiles(out),
  };
}
