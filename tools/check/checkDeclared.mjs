import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackageNames } from '../../webpack/src/sharedSingletons.ts';
import { root } from '../root.mjs';
import { listWorkspaces } from '../workspaces.mjs';
import { listValueImports } from './valueImports.mjs';

/** Each workspace with what its package.json declares, and its files with what they import. */
export function readDeclarations() {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return {
    forTests: Object.keys(read('.').devDependencies),
    shared: sharedPackageNames,
    workspaces: listWorkspaces().map((folder) => {
      const { name, dependencies = {}, devDependencies = {} } = read(folder);
      return {
        folder,
        name,
        declared: Object.keys({ ...dependencies, ...devDependencies }),
        files: listValueImports(folder),
      };
    }),
  };
}

/**
 * A workspace declares every package that its files import, though the root's node_modules may hold it anyway; and the
 * shell declares every package that it shares. Tests may use what the root brings for all.
 */
export function checkDeclared({ forTests, shared, workspaces }) {
  const lacking = shared
    .filter((name) => !workspaces.some(({ folder, declared }) => folder === 'shell' && declared.includes(name)))
    .map((name) => `shell/package.json: ${name} is shared by the shell, and not declared there (declared)`);
  const undeclared = workspaces.flatMap(({ folder, name, declared, files }) => {
    const first = new Map();
    for (const { path, isTest, imports } of files) {
      for (const imported of imports.filter((one) => !/^([.#/]|node:)/.test(one)).map(packageOf)) {
        const isKnown = imported === name || declared.includes(imported) || (isTest && forTests.includes(imported));
        if (!isKnown && !first.has(imported)) first.set(imported, path);
      }
    }
    return [...first].map(
      ([imported, path]) => `${path}: imports ${imported}: declare it in ${folder}/package.json (declared)`,
    );
  });
  return [...lacking, ...undeclared];
}

/** `@reduxjs/toolkit/query` → `@reduxjs/toolkit`. */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
