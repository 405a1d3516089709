import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPackage } from './findPackage.ts';

/**
 * Files that packages would hand to every build although they have slimmer ones: a shopper should not load them.
 * - react-router's exports lead everyone to its development build.
 * - The federation plugin takes the CommonJS file of the one that hands its runtime to the remotes, which brings a
 *   second copy of the whole runtime beside the shell's own.
 * @returns webpack's `resolve.alias`
 */
export function slimmerModules(production: boolean): Record<string, string> {
  const find = createRequire(import.meta.url).resolve;
  const federation = createRequire(find('@module-federation/enhanced/webpack')).resolve;
  const injection = federation('@module-federation/inject-external-runtime-core-plugin');
  const router = (name: string) => join(findPackage('react-router'), 'dist/production', name);
  return {
    [`${injection}$`]: injection.replace(/\.cjs$/, '.js'),
    ...(production && { 'react-router$': router('index.mjs'), 'react-router/dom$': router('dom-export.mjs') }),
  };
}
