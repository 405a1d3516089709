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
    .map(({ name }) => ({ name, hasPackage: has(name, 'package.json'), hasJest: has(name, 'jest.config.mjs') }));
  return {
    folders,
    workspaces: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces,
    jestProjects: jest.projects.map((path) => path.replace('<rootDir>/', '')),
    locked: Object.keys(lock.packages),
  };
}

/** A remote's folder that nobody lists is not installed, not checked, and its tests never run. */
export function checkRegistered({ folders, workspaces, jestProjects, locked }) {
  return folders.flatMap(({ name, hasPackage, hasJest }) => {
    const isRemote = name.startsWith('remote-');
    const findings = [];
    if (isRemote && !hasPackage) findings.push(`${name}: has no package.json (registered)`);
    if (isRemote && !hasJest) findings.push(`${name}: has no jest.config.mjs (registered)`);
    if (hasPackage && !workspaces.includes(name))
      findings.push(`${name}: add it to workspaces in package.json (registered)`);
    else if (hasPackage && !locked.includes(name)) {
      findings.push(`${name}: run npm install, which adds it to package-lock.json (registered)`);
    }
    if (hasJest && !jestProjects.includes(name)) {
      findings.push(`${name}: add it to projects in jest.config.mjs, else its tests never run (registered)`);
    }
    return findings;
  });
}
