import type { ReleaseHost, ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { z } from 'zod';

/** The facts about the running shell that activation checks against. A shell server writes them to the log when they change. */
export const shellFactsSchema = z.object({
  /** The build of the shell. */
  id: z.string(),
  /** Contract numbers that it supports. */
  contracts: z.array(z.number().int()),
  /** Shared key (`react-toastify/unstyled`) or package → the version that the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** Route paths of the specification: a set that loses one is refused. */
  table: z.array(z.string()),
  /** operationIds of the live api, as the shell last read them. */
  operations: z.array(z.string()).optional(),
});

export type ShellFacts = z.infer<typeof shellFactsSchema>;

/** Derives the facts from the shell's own release. @param operations of the live api, when they are known */
export function shellFactsFrom(
  { release, shared, host }: Pick<ReleaseManifest, 'release' | 'shared'> & { host: ReleaseHost },
  operations: string[] | undefined,
): ShellFacts {
  const router = shared['@paw/shared/router.ts'] ?? '';
  return {
    id: release,
    contracts: host.contracts,
    // The router is shared as a facade. A release that bundles the package itself would still bring a second copy.
    shared: { ...shared, 'react-router': router, 'react-router-dom': router },
    table: host.table,
    ...(operations && { operations }),
  };
}
