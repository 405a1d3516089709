import { z } from 'zod';
import { type Actor, roles } from '../../access/roles.ts';
import type { Access } from './recognize.ts';

export const meSchema = z.object({
  kind: z.enum(['token', 'person', 'link']),
  name: z.string(),
  role: z.enum(roles),
  remotes: z.array(z.string()),
  mayAdminister: z.boolean().describe('Whether the role may manage tokens and people'),
  mayNotify: z.boolean().describe('Whether the role may see and test notifications'),
});

export type Me = z.infer<typeof meSchema>;

/** Who the registry takes someone for, and which views of no environment the role opens. */
export function describeMe(access: Pick<Access, 'refusal'>, actor: Actor): Me {
  const { kind, name, role, remotes } = actor;
  const may = (verb: 'administer' | 'notify') => access.refusal(actor, { verb }) === undefined;
  return { kind, name, role, remotes: [...remotes], mayAdminister: may('administer'), mayNotify: may('notify') };
}
