/**
 * In a remote's browser build this replaces `@module-federation/webpack-bundler-runtime`, which is 4 KB
 * in each release: the functions come from the shell.
 */
import { readFederationRuntime } from '@paw/contract/federationRuntime.ts';

const { init, bundlerRuntime, attachShareScopeMap } = readFederationRuntime();

// oxlint-disable-next-line import/no-default-export -- what the federation plugin writes reads it
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
