import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type App, appConfig, type Side } from './appConfig.ts';
import { federationDefaults } from './federationDefaults.ts';
import { findPackage } from './findPackage.ts';
import { scenesRule } from './slimmerModules.ts';
import { withOwnRuntime } from './runtime/ownRuntime.ts';
import { facades, loadedOnDemand, requestOf, sharedVersions } from './sharedSingletons.ts';

/**
 * The shell's build. In the browser it provides the federation runtime and every shared package; those that it runs with
 * itself eagerly: there is no second round trip before React runs. Because it provides the runtime it must expose nothing.
 * The node build is the renderer, one file, without federation: it hands its own packages to the remotes.
 */
export function shellConfig(app: App, side: Side): Configuration {
  const config = appConfig(app, side);
  const versions = sharedVersions();
  if (side === 'node') {
    return {
      ...config,
      entry: { renderer: join(app.folder, 'src/renderer/main.ts') },
      plugins: [...(config.plugins ?? [])],
    };
  }
  const shared = Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      requestOf(key),
      {
        shareKey: key,
        singleton: true,
        eager: !loadedOnDemand.has(key),
        version,
        requiredVersion: `^${version}`,
        ...(facades[key] && { import: facades[key] }),
      },
    ]),
  );
  return {
    ...config,
    entry: { main: join(app.folder, 'src/client/main.tsx') },
    output: { ...config.output, publicPath: `/r/shell/${app.release}/browser/` },
    resolve: withOwnRuntime(config.resolve, join(app.folder, 'src/federation/hostRuntime.ts')),
    module: {
      ...config.module,
      // It does not say so itself; what its modules do at their start belongs to what they export.
      rules: [
        ...(config.module?.rules ?? []),
        { include: findPackage('@module-federation/runtime-core'), sideEffects: false },
        ...scenesRule(),
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: `shell__${app.release}`,
        shared,
        ...federationDefaults,
        experiments: {
          asyncStartup: false,
          // Its own code loads the remotes' entries, see shell/src/remotes/loadContainer.ts.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}

/** The server's front thread, one file with all that it needs but Node itself. It exports what runs it. */
export function serverConfig(app: App): Configuration {
  const config = appConfig(app, 'node');
  return {
    ...config,
    name: 'shell server',
    entry: { server: join(app.folder, 'src/server/released.ts') },
    output: { ...config.output, clean: false, library: { type: 'commonjs2' } },
    // Packages try optional imports that are not installed, and work without them.
    ignoreWarnings: [/Critical dependency/, /Module not found.*(bufferutil|utf-8-validate)/],
  };
}
