import { dirname, join } from 'node:path';
import type { App } from './appConfig.ts';
import { describeFiles, finishBuild, precompress } from './releaseFiles.ts';
import { releaseId } from './releaseId.ts';
import { groupFiles, runWebpack } from './runWebpack.ts';
import { sharedVersions } from './sharedSingletons.ts';
import { shellConfig } from './shellConfig.ts';

/** What the shell's server knows of its own build: `release.json` in `dist/release` or `dist/development`. */
export interface ShellBuild {
  release: string;
  /** Scripts and styles of the start, in order. */
  main: { js: string[]; css: string[] };
  /** Files of the chunk that shows toasts. */
  toaster: { js: string[]; css: string[] };
  /** Shared package → version that pages of this shell have. */
  shared: Record<string, string>;
  files: { path: string; size: number; sha384: string }[];
}

/** The id that the shell in this checkout builds to. */
export function shellReleaseId(root: string, mode: App['mode'] = 'production'): string {
  return releaseId(root, join(root, 'shell'), mode === 'production' ? '' : mode);
}

/** Builds the shell for browser and node. `development` is React's own development build, for hydration tests. */
export async function buildShell(
  folder: string,
  mode: 'production' | 'development' = 'production',
): Promise<ShellBuild> {
  const root = dirname(folder);
  const out = join(folder, `dist/.building-${process.pid}`);
  const app: App = { name: 'shell', root, folder, release: shellReleaseId(root, mode), mode, out };
  console.log(`shell: building ${mode === 'production' ? 'release' : 'development build'} ${app.release}`);
  const browser = await runWebpack(shellConfig(app, 'browser'));
  await runWebpack(shellConfig(app, 'node'));
  precompress(join(out, 'browser'));
  const build: ShellBuild = {
    release: app.release,
    main: groupFiles(browser, 'main', 'browser/'),
    toaster: groupFiles(browser, 'toaster', 'browser/'),
    shared: sharedVersions(root),
    files: describeFiles(out),
  };
  finishBuild(out, join(folder, 'dist', mode === 'production' ? 'release' : 'development'), build);
  console.log(`shell: built ${app.release}, ${build.files.length} files`);
  return build;
}
