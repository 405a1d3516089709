import { z } from 'zod';
import { signIns } from '../../access/adminEntry.ts';
import { roles } from '../../access/roles.ts';
import { isPlainText } from '../../store/plainText.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';

/** A role with the remotes of a team. */
export const grantSchema = z.object({
  role: z.enum(roles),
  remotes: z
    .array(z.string().regex(/^([a-z][a-z0-9-]*|\*)$/))
    .max(100)
    .default([]),
});

/** As lists and logs show it. */
export const labelSchema = z.string().trim().min(1).max(80).refine(isPlainText, 'no control characters');

const iso = z.string().describe('ISO time, UTC');

export const tokenSchema = grantSchema
  .extend({
    id: z.string(),
    name: z.string(),
    by: z.string().describe('Who made it'),
    at: iso,
    expires: iso,
    ended: iso.optional(),
    lastUsed: iso.optional().describe('To ten minutes; missing for one that was never used'),
    signIn: z
      .enum(signIns)
      .optional()
      .describe('A sign-in: "link" and "person" are browser sessions, "command" is a token of "release login"'),
    person: z.string().optional().describe('Email of the person who signed in by the identity provider'),
    session: z.string().optional().describe('Id of the browser session that allowed it, and that it ends with'),
    isInvitation: z.boolean().optional().describe('A one-time link that no one has used yet'),
  })
  .meta({ id: 'Token' });

export const personSchema = grantSchema
  .extend({ email: z.string(), by: z.string().describe('Who gave the role'), at: iso })
  .meta({ id: 'Person' });

export const accessProblems = {
  400: registryProblem,
  401: registryProblem,
  403: registryProblem,
  404: registryProblem,
};

/** @throws RegistryProblem 400 */
export function refuseTeamOfNothing({ role, remotes }: { role: string; remotes: readonly string[] }): void {
  if (role !== 'team' || remotes.length) return;
  throw new RegistryProblem(400, 'bad_request', 'A team needs remotes: name them, or "*" for all.');
}
