import webpack, { type Compilation, type Configuration } from 'webpack';
import { asInstalled } from './buildInputs.ts';

/** Runs one build. @throws with webpack's own words when it fails. */
export function runWebpack(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors()) {
          return reject(
            new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result'),
          );
        }
        resolve(stats.compilation);
      });
    });
  });
}

/** Files of a named chunk group in the order in which a page needs them, with `prefix` before each. */
export function groupFiles(compilation: Compilation, name: string, prefix: string): { js: string[]; css: string[] } {
  const all = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
  const files = all.filter((file) => !file.includes('.hot-update.'));
  const ending = (suffix: string) => files.filter((file) => file.endsWith(suffix)).map((file) => prefix + file);
  return { js: ending('.js'), css: ending('.css') };
}

/** Keys of the shared packages that a named chunk and its siblings get from the shell. */
export function sharedPackagesOf({ namedChunkGroups, chunkGraph }: Compilation, name: string): string[] {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const keys = modules.map((module) => (module as { options?: { shareKey?: string } }).options?.shareKey);
  return [...new Set(keys.filter((key) => key !== undefined))].toSorted();
}

/** npm packages whose code is in the build's own chunks, modules that were joined into others included. */
export function bundledPackages(compilation: Compilation): string[] {
  const names = new Set<string>();
  const note = (module: unknown) => {
    const { resource, modules } = module as { resource?: string; modules?: Iterable<unknown> };
    const name = resource && /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(asInstalled(resource))?.[1];
    if (name && !name.startsWith('.')) names.add(name);
    for (const inner of modules ?? []) note(inner);
  };
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) note(module);
  }
  return [...names].sort();
}
