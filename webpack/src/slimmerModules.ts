import { join } from 'node:path';
import { findPackage } from './findPackage.ts';

/**
 * react-router's exports lead everyone to its development build, which a shopper should not load.
 * @returns webpack's `resolve.alias`
 */
export function slimmerModules(production: boolean): Record<string, string> {
  if (!production) return {};
  const router = (name: string) => join(findPackage('react-router'), 'dist/production', name);
  return { 'react-router$': router('index.mjs'), 'react-router/dom$': router('dom-export.mjs') };
}
