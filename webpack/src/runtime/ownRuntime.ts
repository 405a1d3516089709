import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { RUNTIME_PACKAGE } from '../sharedSingletons.ts';

/** What a remote's browser build calls in the place of the federation runtime: the shell's. */
export const remoteRuntime = join(import.meta.dirname, `remoteRuntime${extname(import.meta.filename)}`);

/** A build's `resolve` with a module in the place of the one that the federation plugin imports. */
export function withOwnRuntime(resolve: Configuration['resolve'], module: string): Configuration['resolve'] {
  const find = createRequire(import.meta.url).resolve;
  const federation = createRequire(find('@module-federation/enhanced/webpack')).resolve;
  const own = { [`${federation(`${RUNTIME_PACKAGE}/bundler`)}$`]: module };
  return { ...resolve, alias: Object.assign(own, resolve?.alias) };
}
