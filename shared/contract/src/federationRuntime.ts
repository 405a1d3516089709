/**
 * What webpack's runtime in a remote's release calls to get the shell's packages. The code is the same in each release,
 * so the shell has it for all of them. Only functions are shared: each release keeps its own federation object. The build
 * kit writes the calls; no slice calls it itself.
 */
export interface FederationRuntime {
  /** The instance of this name, or a new one. */
  init: (options: FederationOptions) => unknown;
  /** Functions of `@module-federation/webpack-bundler-runtime`, by the names that generated code calls them. */
  bundlerRuntime: Readonly<Record<string, unknown>>;
  attachShareScopeMap: (webpackRequire: never) => void;
}

/** A package as the runtime sees it. `loading` is its only try, until it is `loaded`. */
export interface FederationPackage {
  get?: () => unknown;
  loaded?: boolean;
  loading?: unknown;
}

/** What a build says of itself to the runtime. The name differs for each release. */
export interface FederationOptions {
  name: string;
  id?: string;
  /** Packages that the build offers: the shell's. */
  shared?: Record<string, FederationPackage | FederationPackage[]>;
}

/**
 * The key of `shared` in `release.json`. Its version is the one of `@module-federation/webpack-bundler-runtime`. A shell
 * lists what it has, and activation refuses a remote whose range the shell does not meet.
 */
export const FEDERATION_RUNTIME = '@paw/shared/federation.ts';

const GLOBAL = '__pawFederation';

/** For the shell: call it before any remote loads. Other code of the page cannot replace it. */
export function publishFederationRuntime(runtime: FederationRuntime): void {
  Object.defineProperty(globalThis, GLOBAL, { value: Object.freeze(runtime) });
}

/** For the build kit. */
export function readFederationRuntime(): FederationRuntime {
  return (globalThis as Record<string, unknown>)[GLOBAL] as FederationRuntime;
}
