import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { Remote, RouteFacts } from '@paw/contract/remote.ts';
import type { Compilation } from 'webpack';
import { type App, isVerified } from './appConfig.ts';
import { federationName, neededRanges } from './remoteConfig.ts';
import { bundledPackages, groupFiles, sharedPackagesOf } from './runWebpack.ts';
import { loadedOnDemand } from './sharedSingletons.ts';

/**
 * What a remote's `release.json` says.
 * @param remote as its node build exposes it
 * @param browser the browser build, which knows the files of each page
 * @param found what was written of the remote's documents, and the operations that its build calls
 * @throws Error that names the fix when the remote does not keep to the contract
 */
export function describeRelease(
  app: Pick<App, 'name' | 'release' | 'mode'>,
  remote: Remote,
  browser: Compilation,
  found: Pick<ReleaseManifest, 'documents' | 'publicPaths' | 'operations'>,
): Omit<ReleaseManifest, 'files'> {
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
    const shared = sharedPackagesOf(browser, chunk).filter((key) => loadedOnDemand.has(key));
    return {
      js: [...new Set([entry.browser, ...exposed.js, ...own.js])],
      css: [...exposed.css, ...own.css],
      ...(shared.length > 0 && { shared }),
    };
  };
  return {
    name: app.name,
    release: app.release,
    federationName: federationName(app),
    contract: remote.contract,
    ...(isVerified(app) && { verified: true }),
    shared: neededRanges(),
    bundled: bundledPackages(browser),
    entry,
    routes: remote.routes.map(({ name, path, example, examples, budget, query = [], viewQuery = [], ...facts }) => ({
      name,
      path,
      example,
      ...(examples?.length && { examples: [...examples] }),
      ...(budget !== undefined && { budget }),
      ...factsOf(facts),
      query: [...query],
      viewQuery: [...viewQuery],
      files: filesOf(`page-${name}`, `The route ${path}`),
    })),
    slots: Object.keys(remote.slots).map((name) => ({ name, files: filesOf(`slot-${name}`, `The slot ${name}`) })),
    start: remote.start ? filesOf('start', 'start') : { js: [], css: [] },
    ...found,
  };
}

/** In one order, whatever the remote wrote first. */
function factsOf({ guard, secret, listed, crawled, logPath }: RouteFacts): RouteFacts {
  return {
    ...(guard && { guard }),
    ...(secret && { secret }),
    ...(listed === false && { listed }),
    ...(crawled === false && { crawled }),
    ...(logPath && { logPath }),
  };
}
