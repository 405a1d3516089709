import type { Compiler, Module } from 'webpack';

/**
 * The federation plugin writes its entry to a file named after a hash of the absolute path, and the container's
 * identifier holds the path as well: two folders would give two sets of module ids. These modules get fixed ids and
 * fixed names.
 */
export class StableContainerIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableContainerIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableContainerIds', (modules) => {
        let entries = 0;
        for (const module of modules) {
          const id = stableId(module, () => entries++);
          if (!id) continue;
          compilation.chunkGraph.setModuleId(module, id);
          // Comments in an unminified build name the module by this.
          for (const named of [module, (module as { rootModule?: Module }).rootModule]) {
            if (named) named.readableIdentifier = () => id;
          }
        }
      });
    });
  }
}

function stableId(module: Module, next: () => number): string | undefined {
  const { rootModule = module } = module as { rootModule?: Module };
  const { resource } = rootModule as { resource?: string };
  if (resource?.includes('.federation/entry.')) return `federation-entry-${next()}`;
  if (module.identifier().startsWith('container entry')) return 'federation-container';
  return undefined;
}
