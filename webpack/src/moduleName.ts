import type { Module } from 'webpack';

/**
 * The name of a module by which it is the same everywhere. Of webpack's identifier this leaves out where the build
 * and its packages are, the options of what reads the file, and whether a package of ours is compiled:
 * `/w/node_modules/ts-loader/index.js??ruleSet[1]!/w/node_modules/@paw/ui/src/Button.tsx` is
 * `ts-loader/index.js!@paw/ui/Button`.
 * @param folder of the app
 */
export function moduleName(identifier: string, folder: string): string {
  return identifier
    .replaceAll('\\', '/')
    .replaceAll(/\?\?[^!|]*/g, '')
    .replaceAll(/[^\s|!=]*\/node_modules\//g, '')
    .replaceAll(`${folder.replaceAll('\\', '/')}/`, './')
    .replaceAll(/(@paw\/[\w-]+)\/(?:src|dist)\/([^\s|!]*?)\.(?:tsx?|m?js)(?![\w.])/g, '$1/$2');
}

/** {@link moduleName} of a module; of several that were joined, that of the first. */
export function nameOf(module: Module, folder: string): string {
  return moduleName((rootOf(module) ?? module).identifier(), folder);
}

/** The first of the modules that were joined into this one; undefined when it is a single one. */
export function rootOf(module: Module): Module | undefined {
  return (module as { rootModule?: Module }).rootModule;
}
