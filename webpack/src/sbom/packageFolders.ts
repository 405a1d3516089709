import type { Compilation } from 'webpack';

/** Folders of the npm packages that have code in the build's files, in no order. Those of the repository are left out. */
export function packageFolders({ modules, chunkGraph }: Compilation): string[] {
  const folders = new Set<string>();
  const note = (module: unknown) => {
    const { resource, modules: joined } = module as { resource?: string; modules?: Iterable<unknown> };
    const folder = /^.*[/\\]node_modules[/\\](?!@paw[/\\]|\.)(?:@[^/\\]+[/\\])?[^/\\]+/.exec(resource ?? '')?.[0];
    if (folder) folders.add(folder);
    for (const inner of joined ?? []) note(inner);
  };
  for (const module of modules) if (chunkGraph.getNumberOfModuleChunks(module) > 0) note(module);
  return [...folders];
}
