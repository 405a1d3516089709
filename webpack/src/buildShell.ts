import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseHost, type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { CONTRACT } from '@paw/contract/remote.ts';
import { type App, isVerified } from './appConfig.ts';
import { makeRelease } from './makeRelease.ts';
import { PLACEHOLDER } from './releaseId.ts';
import { groupFiles, runWebpack } from './runWebpack.ts';
import { providedVersions } from './sharedSingletons.ts';
import { serverConfig, shellConfig } from './shellConfig.ts';

/**
 * Builds the shell for browser and node, its server too: a release runs as it was built, whatever the checkout holds later.
 * `development` is React's own development build, for hydration tests.
 * @param table route paths of the specification
 */
export async function buildShell(
  folder: string,
  table: readonly string[],
  mode: 'production' | 'development' = 'production',
): Promise<ReleaseManifest> {
  const isRelease = mode === 'production';
  return makeRelease(folder, join(folder, 'dist', isRelease ? 'release' : 'development'), async (out) => {
    const app: App = { name: SHELL, folder, release: PLACEHOLDER, mode, out };
    console.log(`shell: building ${isRelease ? 'a release' : 'the development build'}`);
    const browser = await runWebpack(shellConfig(app, 'browser'));
    const compilations = [browser, await runWebpack(shellConfig(app, 'node')), await runWebpack(serverConfig(app))];
    const icons = join(folder, 'src/server/site/icons');
    cpSync(icons, join(out, 'icons'), { recursive: true });
    const host = shellHost(table, groupFiles(browser, 'main', 'browser/'));
    return { compilations, folders: [icons], description: describeShell(app, host) };
  });
}

/** What a shell offers to remotes, and can read. */
export const shellHost = (table: readonly string[], main: ReleaseHost['main']): ReleaseHost => ({
  contracts: [CONTRACT],
  table: [...table],
  main,
  log: 'signed',
});

/** What the shell's `release.json` says. */
export function describeShell(app: Pick<App, 'release' | 'mode'>, host: ReleaseHost): Omit<ReleaseManifest, 'files'> {
  const { release } = app;
  return {
    name: SHELL,
    release,
    federationName: `shell__${release}`,
    contract: CONTRACT,
    ...(isVerified(app) && { verified: true }),
    shared: providedVersions(),
    bundled: [],
    operations: [],
    entry: { browser: 'browser/main.js', node: 'node/server.cjs' },
    routes: [],
    slots: [],
    start: { js: [], css: [] },
    publicPaths: [],
    host,
  };
}
