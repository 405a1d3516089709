import { join } from 'node:path';
import { remoteConfig } from '../../webpack/src/remoteConfig.ts';
import { shellConfig } from '../../webpack/src/shellConfig.ts';
import { root } from '../root.mjs';

/** Looks at the real webpack configurations: ts-loader compiles every app, and federation joins them. */
export async function checkBuilds(remotes) {
  const shell = ['browser', 'node'].map((side) => ({
    folder: 'shell',
    side,
    make: shellConfig,
    federated: side === 'browser',
  }));
  const others = remotes.flatMap((folder) =>
    ['browser', 'node'].map((side) => ({ folder, side, make: remoteConfig, federated: true })),
  );
  return [...shell, ...others].flatMap(({ folder, side, make, federated }) => {
    const name = folder.replace('remote-', '');
    const config = make({ name, root, folder: join(root, folder), release: '0'.repeat(16) }, side);
    const rule = config.module.rules.find(({ test }) => test?.test('page.tsx'));
    const plugins = config.plugins.map((plugin) => plugin?.constructor.name);
    const label = `${folder} (${side} build)`;
    return [
      ...(JSON.stringify(rule)?.includes('"ts-loader')
        ? []
        : [`${label}: .tsx does not go through ts-loader (owner-builds)`]),
      ...(!federated || plugins.includes('ModuleFederationPlugin')
        ? []
        : [`${label}: lacks @module-federation/enhanced's plugin (owner-builds)`]),
    ];
  });
}
