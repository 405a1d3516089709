import { z } from 'zod';
import { roles } from './roles.ts';

const grant = {
  role: z.enum(roles),
  /** Of a team; `*` = every remote. */
  remotes: z.array(z.string()),
};

/** How a person got a token by signing in; `command` is the token of `release login`, the others are of browsers. */
export const signIns = ['link', 'person', 'command'] as const;

export const adminEntrySchema = z.object({
  n: z.number().int().positive(),
  /** ISO, UTC. */
  at: z.string(),
  by: z.string(),
  /** sha256 of the entry before, hex; 64 zeros for the first: an entry that was removed or replaced is noticed. */
  prev: z.string().regex(/^[0-9a-f]{64}$/),
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('token'),
      id: z.string(),
      /** What the token is for, as the log shows its user. */
      name: z.string(),
      /** sha256 of its secret, hex. */
      hash: z.string(),
      /** ISO, UTC. */
      expires: z.string(),
      /** Email of the person who got it by signing in: it has the role that this person has, and ends with it. */
      person: z.string().optional(),
      /** Missing for a token that an admin issued. */
      signIn: z.enum(signIns).optional(),
      /** Id of the browser session that allowed a `command` token, which ends with that session. */
      session: z.string().optional(),
      /** Its text is part of a one-time link, which signs one person in with this role; as a token it opens nothing. */
      isInvitation: z.boolean().optional(),
      /** Id of the invitation that this sign-in used. */
      invitation: z.string().optional(),
      ...grant,
    }),
    z.object({ kind: z.literal('end-token'), id: z.string() }),
    z.object({ kind: z.literal('person'), email: z.string(), ...grant }),
    z.object({ kind: z.literal('end-person'), email: z.string() }),
  ]),
});

export type AdminEntry = z.infer<typeof adminEntrySchema>;
export type AdminChange = AdminEntry['change'];
export type Token = Omit<Extract<AdminChange, { kind: 'token' }>, 'kind'> & {
  by: string;
  at: string;
  /** ISO, UTC. Of an invitation that was used, when that was. */
  ended?: string;
};
export type Person = Omit<Extract<AdminChange, { kind: 'person' }>, 'kind'> & { by: string; at: string };
