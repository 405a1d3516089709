import type { Token } from '../registryApi.ts';

export type Role = Token['role'];

/** What each role may do, in a few words: access/roles.ts decides. */
export const roleWords: Record<Role, string> = {
  viewer: 'reads releases and logs',
  team: 'also publishes its remotes, and rolls them back everywhere',
  releaser: 'reads; activates, rolls back and freezes everywhere',
  admin: 'everything, tokens and people too',
  guard: 'rolls back, and ends canaries: for alarms that act by themselves',
  shell: 'reads, and reports what visitors saw: for shells',
};

/** `team of cart, catalog` */
export function describeGrant({ role, remotes = [] }: { role: Role; remotes?: readonly string[] }): string {
  if (!remotes.length) return role;
  return `${role} of ${remotes.includes('*') ? 'every remote' : remotes.join(', ')}`;
}
