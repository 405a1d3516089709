import { makeLink } from '../access/oneTimeLink.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

/** Who can write the store may sign in as an admin: the link is made there, and no registry is asked. */
export const link: ReleaseCommand = async ({ store, registry, by }) => {
  if (registry)
    throw new ReleaseProblem('usage', 'A link is made in the store itself: use --store in place of --registry.');
  const path = `/auth/link/${await makeLink(store, by())}`;
  return {
    text: `Open this path of the registry within an hour, as in http://localhost:3100${path}`,
    data: { path },
  };
};
