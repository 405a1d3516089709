/**
 * The shell's federation runtime in the browser, and that of all releases of remotes: they would bring the same functions
 * each. The build puts it in the place of `@module-federation/webpack-bundler-runtime`, whose own list of them holds what
 * no page uses: remotes at build time, manifests, snapshots, preloading, Node and other kinds of modules.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { type FederationOptions, publishFederationRuntime } from '@paw/contract/federationRuntime.ts';
import { moveShellOn } from '../chunks/shellPath.ts';
import { retryPackages } from './retryPackages.ts';

const instances = () => CurrentGlobal.__FEDERATION__.__INSTANCES__;

/** The instance of this name. A release whose entry is loaded once more, under a fresh path, has one already. */
function init(options: FederationOptions): ModuleFederation {
  const known = instances().find(({ name }) => name === options.name);
  if (known) {
    known.initOptions({ remotes: [], ...options });
    return known;
  }
  // The first instance is the shell's own: only that has packages to offer.
  if (options.shared) retryPackages(options.shared, () => shareScopes().default ?? {}, moveShellOn);
  const instance = new ModuleFederation({ remotes: [], id: options.name, ...options });
  setGlobalFederationInstance(instance);
  return instance;
}

/** Where the shell's packages are, by scope. The shell's instance is the first of the page. */
export function shareScopes(): ModuleFederation['shareScopeMap'] {
  return instances()[0]?.shareScopeMap ?? {};
}

/** By the names that generated code calls them. */
const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  installInitialConsumes,
  initContainerEntry,
  init: ({ webpackRequire }: { webpackRequire: { federation: { initOptions: FederationOptions } } }) =>
    init(webpackRequire.federation.initOptions),
};

publishFederationRuntime({ init, bundlerRuntime, attachShareScopeMap });
// Releases from before they used the functions above have their own, and take this of the shell's.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: {},
  },
});

// oxlint-disable-next-line import/no-default-export -- what the federation plugin writes reads it
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
