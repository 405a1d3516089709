import { extname, join } from 'node:path';
import webpack from 'webpack';
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

/** What replaces a module that each icon of lucide-react imports. */
const slimIcon = join(import.meta.dirname, `runtime/slimIcon${extname(import.meta.filename)}`);

/** Icons without the parts of lucide-react that no icon of the shop needs, on both sides alike. */
export const slimmerIcons = () => new webpack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, slimIcon);
