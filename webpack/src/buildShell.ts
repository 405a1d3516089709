import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReleaseHost, type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { CONTRACT } from '@paw/contract/remote.ts';
import type { App } from './appConfig.ts';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { releaseId } from './releaseId.ts';
import { groupFiles, runWebpack } from './runWebpack.ts';
import { sharedVersions } from './sharedSingletons.ts';
import { serverConfig, shellConfig } from './shellConfig.ts';

/** The id that the shell in this checkout builds to. */
export function shellReleaseId(root: string, mode: App['mode'] = 'production'): string {
  return releaseId(root, join(root, 'shell'), mode === 'production' ? '' : mode);
}

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
  const root = dirname(folder);
  const out = join(folder, `dist/.building-${process.pid}`);
  const app: App = { name: SHELL, root, folder, release: shellReleaseId(root, mode), mode, out };
  console.log(`shell: building ${mode === 'production' ? 'release' : 'development build'} ${app.release}`);
  const browser = await runWebpack(shellConfig(app, 'browser'));
  await runWebpack(shellConfig(app, 'node'));
  await runWebpack(serverConfig(app));
  cpSync(join(folder, 'src/server/site/icons'), join(out, 'icons'), { recursive: true });
  precompress(join(out, 'browser'));
  const host = { contracts: [CONTRACT], table: [...table], main: groupFiles(browser, 'main', 'browser/') };
  const build = describeShell(app, host, describeFiles(out));
  finishBuild(out, join(folder, 'dist', mode === 'production' ? 'release' : 'development'), build);
  console.log(`shell: built ${app.release}, ${build.files.length} files`);
  return build;
}

/** What the shell's `release.json` says. */
export function describeShell(
  { release, root }: Pick<App, 'release' | 'root'>,
  host: ReleaseHost,
  files: ReleaseManifest['files'],
): ReleaseManifest {
  return {
    name: SHELL,
    release,
    federationName: `shell__${release}`,
    contract: CONTRACT,
    shared: sharedVersions(root),
    bundled: [],
    operations: [],
    entry: { browser: 'browser/main.js', node: 'node/server.cjs' },
    routes: [],
    slots: [],
    start: { js: [], css: [] },
    publicPaths: [],
    host,
    files,
  };
}
