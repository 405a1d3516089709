import { join, relative } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { TransformerFactory, SourceFile } from 'typescript';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { App, Side } from '../appConfig.ts';
import { componentIds } from '../componentIds.ts';
import { tightStyles } from '../tightStyles.ts';
import { acceptPages } from './acceptPages.ts';

export interface WatchedApp extends App {
  /** The folder that paths in messages are relative to. */
  root: string;
  /** Modules replace each other while the page runs: for a shell that follows the builds, and has React's development build. */
  isHot: boolean;
}

/**
 * The configuration of a build that is rebuilt after each change; `columns: false` because a line is what a developer asks for.
 */
export function watchedConfig(config: Configuration, app: WatchedApp, side: Side): Configuration {
  const hot = app.isHot && side === 'browser';
  return {
    ...config,
    // The last good build stays on disk while the source is broken; hot updates stay for tabs that were asleep.
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, emitOnErrors: false },
    module: { ...config.module, rules: (config.module?.rules ?? []).flatMap((rule) => watchedRule(rule, app, hot)) },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.SourceMapDevToolPlugin({
        filename: '[file].map',
        // A position in a package is shown with the package's name.
        exclude: /(^|[\\/])vendors/,
        columns: false,
        moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
          `webpack://paw/${relative(app.root, absoluteResourcePath).replaceAll('\\', '/')}`,
      }),
      ...(hot ? hotPlugins(app) : []),
    ],
    watchOptions: { ignored: /[\\/](node_modules|dist)[\\/]/ },
    infrastructureLogging: { level: 'error' },
    stats: 'none',
  };
}

function hotPlugins(app: App) {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // Before everything else in each entry, a remote's container included.
    new webpack.EntryPlugin(app.folder, join(import.meta.dirname, 'hotClient.ts'), { name: undefined }),
    new webpack.DefinePlugin({ __APP__: JSON.stringify(app.name) }),
    new ReactRefreshPlugin({
      include: /\.tsx?$/,
      exclude: [/node_modules/, import.meta.dirname],
      esModule: true,
      overlay: { entry: false, module: join(import.meta.dirname, 'refreshErrors.ts'), sockIntegration: false },
      // Our parent process may set NODE_ENV=production, which is about the api.
      forceEnable: true,
    }),
  ];
}

/** ts-loader gives the styled components their ids; what it made of a file is prepared for react-refresh by swc. */
function watchedRule(rule: unknown, app: App, hot: boolean): RuleSetRule[] {
  const { loader, options, ...rest } = rule as RuleSetRule & { options?: object };
  if (loader !== 'ts-loader') return [rule as RuleSetRule];
  const before: TransformerFactory<SourceFile>[] = [
    componentIds(app.name, app.folder, { hasNames: true }),
    tightStyles,
  ];
  if (hot) before.push(acceptPages(app.folder));
  // JSX is left to swc, which registers everything used as a component, styled components too.
  const compilerOptions = { sourceMap: true, ...(hot && { jsx: 'preserve' }) };
  const tsLoader = { loader, options: { ...options, compilerOptions, getCustomTransformers: () => ({ before }) } };
  // A name that the other file does not export is undefined at run time: better said at once.
  const strict = { ...rest, parser: { exportsPresence: 'error' } };
  return [{ ...strict, use: hot ? [refreshLoader, tsLoader] : [tsLoader] }];
}

const refreshLoader = {
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      // The names of chunks are in comments.
      preserveAllComments: true,
    },
  },
};
