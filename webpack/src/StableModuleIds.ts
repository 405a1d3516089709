import type { ChunkGraph, Compiler, Module } from 'webpack';
import { nameOf, numberNames, rootOf } from './moduleName.ts';

/**
 * Names of modules that depend on what a module is, and not on where the build lies: the same sources give the same
 * bytes in a workspace, where packages are one folder up and in TypeScript, and in a folder of their own, where they are
 * compiled and beside the sources. webpack's own ids are made of relative paths.
 *
 * The federation plugin's entry is a data URL with absolute paths in it (`virtualRuntimeEntry`; as a file it would be
 * sorted by the folder in which the build was started), and the container's identifier holds a path as well: these modules
 * get fixed ids.
 */
export class StableModuleIds {
  readonly #isHashed: boolean;

  /** @param isHashed short numbers in place of names, for a build that is published */
  constructor(isHashed: boolean) {
    this.#isHashed = isHashed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableModuleIds', (modules) => {
        const { chunkGraph } = compilation;
        if (this.#isHashed) sortByName(chunkGraph, compiler.context);
        const hashed: { module: Module; name: string }[] = [];
        let entries = 0;
        for (const module of modules) {
          const fixed = fixedId(module, () => entries++);
          if (fixed) chunkGraph.setModuleId(module, fixed);
          if (!fixed && !this.#isHashed) continue;
          const name = fixed ?? nameOf(module, compiler.context);
          // What joins modules names their variables by this, and so do the comments of an unminified build.
          for (const each of [module, rootOf(module)]) if (each) each.readableIdentifier = () => name;
          const isSent = module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0;
          if (!fixed && isSent && chunkGraph.getModuleId(module) === null) hashed.push({ module, name });
        }
        const ids = numberNames(hashed.map(({ name }) => name));
        for (const [index, { module }] of hashed.entries()) chunkGraph.setModuleId(module, ids[index] ?? '');
      });
    });
  }
}

/** webpack writes modules into a file in the order of their paths, relative ones, so depends on the place as well. */
function sortByName(chunkGraph: ChunkGraph, folder: string): void {
  const names = new WeakMap<Module, string>();
  const nameIn = (module: Module) => {
    const name = names.get(module) ?? nameOf(module, folder);
    names.set(module, name);
    return name;
  };
  const byName = (a: Module, b: Module) => (nameIn(a) < nameIn(b) ? -1 : nameIn(a) > nameIn(b) ? 1 : 0);
  const inOrder = chunkGraph.getOrderedChunkModulesIterableBySourceType.bind(chunkGraph);
  chunkGraph.getOrderedChunkModulesIterableBySourceType = (chunk, type, compare) =>
    inOrder(chunk, type, type === 'javascript' ? byName : compare);
}

function fixedId(module: Module, next: () => number): string | undefined {
  const { resource } = (rootOf(module) ?? module) as { resource?: string };
  if (resource?.startsWith('data:text/javascript')) return `federation-entry-${next()}`;
  if (module.identifier().startsWith('container entry')) return 'federation-container';
  return undefined;
}
