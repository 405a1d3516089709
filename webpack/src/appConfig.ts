import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JsMinifyOptions } from '@swc/core';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { KIT } from './buildInputs.ts';
import { compiledEndings } from './compiledEndings.ts';
import { componentIds } from './componentIds.ts';
import { tightStyles } from './tightStyles.ts';
import { ThirdPartyLicenses } from './ThirdPartyLicenses.ts';
import { VerifiedFiles } from './VerifiedFiles.ts';
import {
  slimmerErrors,
  slimmerIconFiles,
  slimmerIcons,
  slimmerModules,
  slimmerRouter,
  slimmerStyles,
} from './slimmerModules.ts';
import { sourceMaps } from './SourceMaps.ts';
import { StableChunkIds } from './StableChunkIds.ts';
import { StableModuleIds } from './StableModuleIds.ts';

/** One limit for every file that a page waits for: SPEC 9, in ms. */
export const CHUNK_LOAD_TIMEOUT = 120_000;

export interface App {
  /** `shell`, `catalog`, … */
  name: string;
  folder: string;
  release: string;
  mode?: 'production' | 'development';
  /** Where the build goes; `dist/release` when not given. */
  out?: string;
  /** How files are read that only this app has. */
  rules?: AppRules;
  /** The hash of its content in each file's name: for what is served without a release in the URL. */
  isHashed?: boolean;
}

export type AppRules = readonly RuleSetRule[];

export type Side = 'browser' | 'node';

/**
 * Whether the browser build opens its chunks with their hashes. A watched build has none, because its files change, and a
 * page that is no release has no shell.
 */
export const isVerified = ({ mode, isHashed }: Pick<App, 'mode' | 'isHashed'>) => mode !== 'development' && !isHashed;

/** Known when a browser's files are built: what libraries hold for other places is left out. */
const inBrowsers = {
  'typeof window': JSON.stringify('object'),
  'typeof document': JSON.stringify('object'),
  'typeof process': JSON.stringify('undefined'),
};

const format: JsMinifyOptions['format'] = { comments: false };
const small: JsMinifyOptions = { compress: { passes: 4 }, ecma: 2022, format };
/** For servers: only what is not used and what is not code is taken out, so an error still names functions. */
const plain: JsMinifyOptions = {
  compress: { defaults: false, dead_code: true, unused: true, side_effects: true, toplevel: false },
  mangle: false,
  ecma: 2022,
  format,
};

/** What the browser and node builds of shell and remotes have in common. */
export function appConfig(app: App, side: Side): Configuration {
  // The federation plugin would find it out by making webpack fail, which takes half a second in each process.
  process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');
  const production = app.mode !== 'development';
  const name = app.isHashed ? '[name].[contenthash:12]' : '[name]';
  return {
    name: `${app.name} ${side}`,
    mode: production ? 'production' : 'development',
    context: app.folder,
    devtool: false,
    target: side === 'browser' ? ['web', 'es2022'] : 'node20',
    output: {
      path: join(app.out ?? join(app.folder, 'dist/release'), side),
      uniqueName: `${app.name}__${app.release}`,
      filename: side === 'browser' ? `${name}.js` : '[name].cjs',
      chunkFilename: side === 'browser' ? `${name}.js` : '[name].cjs',
      cssFilename: `${name}.css`,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      clean: true,
    },
    resolve: {
      extensions: ['.js', '.mjs', '.cjs'],
      // Imports are written with the ending of the compiled file, see compiledEndings: variables are named after them.
      extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
      alias: slimmerModules(production),
      // A package of the workspace is where it is in a folder of its own: below node_modules.
      symlinks: !production,
    },
    module: {
      rules: [
        {
          // Our packages are compiled where they are installed; what is done with their styles is the same.
          test: /\.tsx?$|[\\/]node_modules[\\/]@paw[\\/][\w-]+[\\/]dist[\\/].*\.js$/,
          // As TypeScript is read: a compiled package of ours would be handled more strictly than its source.
          type: 'javascript/auto',
          resolve: { fullySpecified: false },
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            allowTsInNodeModules: true,
            configFile: join(KIT, 'tsconfig.loader.json'),
            ...(isVerified(app) && { compilerOptions: { sourceMap: true } }),
            getCustomTransformers: () => ({
              before: [compiledEndings, componentIds(app.name, app.folder), tightStyles],
            }),
          },
        },
        side === 'browser'
          ? { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }
          : { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules: { exportOnlyLocals: true } } }] },
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
        ...(side === 'browser' ? slimmerRouter(production) : []),
        ...(app.rules ?? []),
      ],
    },
    optimization: {
      chunkIds: 'named',
      // Our packages are no strangers: they are split as the app's own code is.
      splitChunks: { cacheGroups: { defaultVendors: { test: /[\\/]node_modules[\\/](?!@paw[\\/])/ } } },
      moduleIds: production ? false : 'named',
      minimize: production,
      minimizer: [
        new TerserPlugin<JsMinifyOptions>({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Licenses are in a file of their own, see ThirdPartyLicenses.
          terserOptions: side === 'browser' ? small : plain,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __RELEASE__: JSON.stringify(`${app.name}@${app.release}`),
        ...(side === 'browser' && inBrowsers),
      }),
      slimmerIcons(),
      new StableModuleIds(production),
      ...(production ? [new StableChunkIds()] : []),
      ...(isVerified(app) ? [sourceMaps(app.folder, side)] : []),
      ...(side === 'browser'
        ? [
            slimmerStyles(),
            slimmerIconFiles(),
            new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
            ...(production ? [slimmerErrors(), new ThirdPartyLicenses()] : []),
            ...(isVerified(app) ? [new VerifiedFiles()] : []),
          ]
        : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: app.name === 'shell' ? 1 : 1000 })]),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
