import type { Role } from '../access/roles.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandOptions } from './releaseCommand.ts';

/** The role that a command gives, with the remotes of a team. @throws ReleaseProblem `usage` */
export function readGrant({ role, remotes = [] }: CommandOptions): { role: Role; remotes: string[] } {
  if (!role) throw new ReleaseProblem('usage', 'Which role? Add --role viewer, shell, team, releaser, guard or admin.');
  if (role === 'team' && !remotes.length) {
    throw new ReleaseProblem('usage', 'A team needs remotes: add --remotes cart,catalog, or --remotes "*" for all.');
  }
  return { role, remotes };
}

/** `team cart,catalog` */
export const describeGrant = (role: string, remotes: readonly string[]) =>
  [role, remotes.join(',')].filter(Boolean).join(' ');
