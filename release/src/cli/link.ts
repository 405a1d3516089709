import { adminSeal } from '../access/adminSeal.ts';
import { makeLink } from '../access/oneTimeLink.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { trustOf } from './trustOf.ts';

/**
 * Who can write the store may sign in as an admin: the link is made there, and no registry is asked. In a store with a
 * root it takes a key, too.
 */
export const link: ReleaseCommand = async ({ store, registry, by, options }) => {
  if (registry)
    throw new ReleaseProblem('usage', 'A link is made in the store itself: use --store in place of --registry.');
  const seal = adminSeal(trustOf(store));
  if (options.dryRun) {
    await seal.check();
    return { text: 'A link would be made. Nothing was changed (--dry-run).', data: { dryRun: true } };
  }
  const path = `/auth/link/${await makeLink(store, seal, by())}`;
  return {
    text: `Open this path of the registry within an hour, as in http://localhost:3100${path}`,
    data: { path },
  };
};
