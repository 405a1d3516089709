import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Folders that look like a workspace, and where workspaces are listed. */
export async function readRegistrations() {
  const { default: jest } = await import('../../jest.config.mjs');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const has = (folder, file) => existsSync(join(root, folder, file));
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => ({
      name,
      hasJest: has(name, 'jest.config.mjs'),
      hasBuild: has(name, 'build.ts'),
      needs: has(name, 'package.json') ? readNeeds(name) : undefined,
    }));
  return {
    folders,
    workspaces: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces,
    jestProjects: jest.projects.map((path) => path.replace('<rootDir>/', '')),
    locked: Object.keys(lock.packages),
  };
}

/** Names of the packages that a folder's package.json asks for. */
function readNeeds(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * A folder that is not found is not installed, not checked, and its tests never run. Remotes are found by their
 * folders; one is a workspace only when it needs a package that no other workspace has. `needs` is missing without a
 * package.json.
 */
export function checkRegistered({ folders, workspaces, jestProjects, locked }) {
  return folders.flatMap(({ name, needs, hasBuild, hasJest }) => {
    const isRemote = name.startsWith('remote-');
    const findings = [];
    if (isRemote && !needs) findings.push(`${name}: has no package.json (registered)`);
    if (isRemote && !hasBuild) findings.push(`${name}: has no build.ts (registered)`);
    if (isRemote && !hasJest) findings.push(`${name}: has no jest.config.mjs (registered)`);
    if (needs && workspaces.includes(name)) {
      if (!locked.includes(name))
        findings.push(`${name}: run npm install, which adds it to package-lock.json (registered)`);
    } else if (needs && isRemote) {
      for (const one of needs.filter((need) => !locked.includes(`node_modules/${need}`))) {
        findings.push(
          `${name}: ${one} is not installed here: add ${name} to workspaces in package.json and run npm install (registered)`,
        );
      }
    } else if (needs) findings.push(`${name}: add it to workspaces in package.json (registered)`);
    if (hasJest && !isRemote && !jestProjects.includes(name)) {
      findings.push(`${name}: add it to projects in jest.config.mjs, else its tests never run (registered)`);
    }
    return findings;
  });
}
