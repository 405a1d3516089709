import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { findPackage } from './findPackage.ts';
import { slimIconData } from './slimIconData.ts';

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

const ICON_FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** For browser builds: removes the data that slimIcon.ts does not read from the icon files. */
export const slimmerIconFiles = (): WebpackPluginInstance => ({
  apply({ hooks }) {
    hooks.compilation.tap('SlimmerIconFiles', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('SlimmerIconFiles', ([source, ...more], { resource }) => [
        ICON_FILE.test(resource) ? slimIconData(String(source)) : source,
        ...more,
      ]);
    });
  },
});

/** What replaces stylis's prefixer. */
const noPrefixes = join(import.meta.dirname, `runtime/noPrefixes${extname(import.meta.filename)}`);

/** The styles' compiler without vendor prefixes: for browsers' builds, because a server does not send it. */
export const slimmerStyles = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, (request) => {
    if (/[\\/]stylis[\\/]src$/.test(request.context)) request.request = noPrefixes;
  });

/** What replaces the descriptions in Module Federation's errors. */
const noSentences = join(import.meta.dirname, `runtime/noSentences${extname(import.meta.filename)}`);

/** Module Federation's errors without their descriptions: for browsers' production builds. */
export const slimmerErrors = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (request) => {
    if (/[\\/]error-codes[\\/]dist$/.test(request.context)) request.request = noSentences;
  });

/** The router's file without what no page runs: for browsers' production builds, whose files {@link slimmerModules} names. */
export function slimmerRouter(production: boolean): RuleSetRule[] {
  if (!production) return [];
  const folder = join(findPackage('react-router'), 'dist/production');
  const loader = join(import.meta.dirname, `runtime/slimRouter${extname(import.meta.filename)}`);
  return [{ test: (file) => file.startsWith(folder) && file.endsWith('.mjs') && isRouter(file), loader }];
}

/** Of the package's files the one that creates routers. */
const isRouter = (file: string) => readFileSync(file, 'utf8').includes('function createRouter(');

/** The list of pictures' versions without those that the shell shows nowhere: for the shell's browser build. */
export function scenesRule(): RuleSetRule[] {
  const loader = join(import.meta.dirname, `runtime/fewScenes${extname(import.meta.filename)}`);
  return [{ test: /[\\/]sceneVersions\.[jt]s$/, enforce: 'pre', loader }];
}
