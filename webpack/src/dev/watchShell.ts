import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import type { App, Side } from '../appConfig.ts';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { describeShell, shellHost } from '../buildShell.ts';
import { describeFiles } from '../releaseFiles.ts';
import { groupFiles } from '../runWebpack.ts';
import { shellConfig } from '../shellConfig.ts';
import { DEV_RELEASE, watchApp } from './watchApp.ts';

/** Watches the shell, into `dist/dev`. Its page is the one that follows all builds. */
export function watchShell(folder: string, table: readonly string[]): void {
  const root = dirname(folder);
  const out = join(folder, 'dist/dev');
  const app = { name: 'shell', root, folder, release: DEV_RELEASE, mode: 'development' as const, isHot: true, out };
  watchApp({
    app,
    config: watchedShellConfig,
    describe: async (browser): Promise<ReleaseManifest> => {
      const host = shellHost(table, groupFiles(browser, 'main', 'browser/'));
      return { ...describeShell(app, host), files: describeFiles(out, /^node\/renderer\.cjs$|\.woff2$/) };
    },
  });
}

function watchedShellConfig(app: App, side: Side): Configuration {
  const config = shellConfig(app, side);
  // A renderer reads no file, so its code is whole.
  if (side === 'node') return config;
  const vendors = { test: /[\\/]node_modules[\\/]/, name: 'vendors', chunks: 'initial' as const, enforce: true };
  return {
    ...config,
    entry: { main: join(app.folder, 'src/client/dev/main.tsx') },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { vendors } } },
  };
}
