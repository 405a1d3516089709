import { createHash } from 'node:crypto';
import type { Module } from 'webpack';
import { asInstalled } from './buildInputs.ts';

/**
 * The name of a module by which it is the same everywhere. Of webpack's identifier this leaves out where the build
 * and its packages are, the options of what reads the file, and whether a package of ours is compiled:
 * `/w/node_modules/ts-loader/index.js??ruleSet[1]!/w/node_modules/@paw/ui/src/Button.tsx` is
 * `ts-loader/index.js!@paw/ui/Button`.
 * @param folder of the app
 * @param kit folder of the build kit, whose own modules replace some of packages
 */
export function moduleName(identifier: string, folder: string, kit?: string): string {
  return asInstalled(identifier, kit)
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

/** Ids take at most a twentieth of their range, so another name seldom changes those that are there. */
const SPARSE = 20;

/** For each name a number that the name alone decides, unless two names meet: then the later one by alphabet moves on. */
export function numberNames(names: readonly string[]): number[] {
  let range = 1000;
  while (range < names.length * SPARSE) range *= 10;
  const taken = new Set<number>();
  const numbers = new Map<string, number[]>();
  for (const name of names.toSorted()) {
    let id = hash(name, 0) % range;
    for (let again = 1; taken.has(id); again++) id = hash(name, again) % range;
    taken.add(id);
    numbers.set(name, [...(numbers.get(name) ?? []), id]);
  }
  return names.map((name) => numbers.get(name)?.shift() ?? 0);
}

function hash(name: string, again: number): number {
  return createHash('sha256').update(`${name}\0${again}`).digest().readUInt32BE();
}
