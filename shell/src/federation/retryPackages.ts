import type { FederationPackage } from '@paw/contract/federationRuntime.ts';

/**
 * Packages that pages load on demand are tried once more under a fresh path, as a remote's files are. The runtime would keep
 * a failure for good; here the next page that asks for the package tries again.
 * @param shared by the build, changed in place
 * @param scope what the runtime makes of it: key → version → package
 */
export function retryPackages(
  shared: Readonly<Record<string, FederationPackage | FederationPackage[]>>,
  scope: () => Readonly<Record<string, Readonly<Record<string, FederationPackage>>>>,
  moveOn: () => void,
): void {
  for (const [key, offered] of Object.entries(shared)) {
    for (const one of [offered].flat()) {
      const { get } = one;
      if (get) one.get = () => again(get(), get, key);
    }
  }

  /** What is there at once, as all that the shell runs with, stays without a promise. */
  function again(first: unknown, get: () => unknown, key: string): unknown {
    if (!(first instanceof Promise)) return first;
    return first
      .catch(() => {
        moveOn();
        return get();
      })
      .catch((error: unknown) => {
        for (const one of Object.values(scope()[key] ?? {})) if (!one.loaded) delete one.loading;
        throw error;
      });
  }
}
