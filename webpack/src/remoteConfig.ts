import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type App, appConfig, type Side } from './appConfig.ts';
import { federationDefaults } from './federationDefaults.ts';
import { providedVersions, requestOf, sharedVersions } from './sharedSingletons.ts';
import { withOwnRuntime, remoteRuntime } from './runtime/ownRuntime.ts';

/** Another name for each release: with equal names a second release silently returned the first one's code. */
export function federationName(app: Pick<App, 'name' | 'release'>): string {
  return `${app.name.replaceAll('-', '_')}__${app.release}`;
}

/** The ranges of what a remote needs from the shell: any later minor of what it was built with. */
export function neededRanges(): Record<string, string> {
  return Object.fromEntries(Object.entries(providedVersions()).map(([key, version]) => [key, rangeOf(version)]));
}

const rangeOf = (version: string) => `^${version}`;

/** A remote's build for one side: the same container, `./remote` and its pages as chunks of their own. */
export function remoteConfig(app: App, side: Side): Configuration {
  const config = appConfig(app, side);
  const shared = Object.fromEntries(
    Object.entries(sharedVersions()).map(([key, version]) => [
      requestOf(key),
      { shareKey: key, singleton: true, import: false as const, requiredVersion: rangeOf(version) },
    ]),
  );
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    resolve: side === 'browser' ? withOwnRuntime(config.resolve, remoteRuntime) : config.resolve,
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(app),
        filename: side === 'browser' ? 'remoteEntry.js' : 'remoteEntry.cjs',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared,
        ...federationDefaults,
        library: side === 'node' ? { type: 'commonjs-module' } : undefined,
        experiments: {
          externalRuntime: side === 'browser',
          asyncStartup: false,
          // A remote loads no other remote: pages and slots of other teams come from the shell.
          optimization: { disableSnapshot: true, disableRemote: true, target: side === 'browser' ? 'web' : 'node' },
        },
      }),
    ],
  };
}
