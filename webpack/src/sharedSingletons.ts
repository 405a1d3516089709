/**
 * The one list of packages of which a page has a single copy: the shell's. Remotes never bring their own (`import:
 * false`); a release that does is refused at activation. Sub-paths are keys of their own. The router is shared as a
 * facade, because a whole package in the share scope cannot be shaken (65 KB instead of 33). A key is part of the
 * contract: releases of years ago ask for it, so it stays unchanged when the module behind it moves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEDERATION_RUNTIME } from '@paw/contract/federationRuntime.ts';
import { findPackage } from './findPackage.ts';

const packages: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@paw/shared/router.ts': 'react-router-dom',
  redux: 'redux',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  'react-redux': 'react-redux',
  'styled-components': 'styled-components',
  'react-toastify/unstyled': 'react-toastify',
};

/** A package of which the shell shares a part: key → the module that replaces it. */
export const facades: Record<string, string> = {
  '@reduxjs/toolkit': '@paw/ui/reduxToolkit.ts',
  'react-toastify/unstyled': '@paw/ui/toasts.ts',
};

/** Keys of packages that the shell does not run with: a page loads them when a remote's code asks for them. */
export const loadedOnDemand: ReadonlySet<string> = new Set(['redux', '@reduxjs/toolkit', 'react-redux']);

/** Key → what the code imports, where that is not the key. */
const requests: Record<string, string> = { '@paw/shared/router.ts': '@paw/ui/router.ts' };

/** What the code imports when it wants the package behind this key. */
export function requestOf(key: string): string {
  return requests[key] ?? key;
}

/** Shared key → the version that is installed with the build kit, which declares all of them. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).map(([key, name]) => [key, versionOf(name)]));
}

/** Names of the packages behind the keys: none of them may be inside a release. */
export const sharedPackageNames = [...new Set(Object.values(packages))];

/** What webpack's runtime in a remote calls: the shell's copy, see `federationRuntime.ts`. */
export const RUNTIME_PACKAGE = '@module-federation/webpack-bundler-runtime';

/** What a shell's manifest says that it provides. */
export const providedVersions = () => ({ ...sharedVersions(), [FEDERATION_RUNTIME]: versionOf(RUNTIME_PACKAGE) });

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(findPackage(name), 'package.json'), 'utf8')) as { version: string }).version;
}
