import type { ReleaseHost, ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { ShellFacts } from './logEntry.ts';

/** What activation must know of a shell, from its own release. @param operations of the live api, when they are known */
export function factsOfShell(
  { release, shared, host }: Pick<ReleaseManifest, 'release' | 'shared'> & { host: ReleaseHost },
  operations: string[] | undefined,
): ShellFacts {
  const router = shared['@paw/shared/router.ts'] ?? '';
  return {
    id: release,
    contracts: host.contracts,
    // The router is shared as a facade; a release that has the package itself inside has a second one all the same.
    shared: { ...shared, 'react-router': router, 'react-router-dom': router },
    table: host.table,
    ...(operations && { operations }),
  };
}
