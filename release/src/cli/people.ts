import { z } from 'zod';
import type { Person } from '../access/adminEntry.ts';
import { AdminLog } from '../access/adminLog.ts';
import { adminSeal } from '../access/adminSeal.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { describeGrant, readGrant } from './readGrant.ts';
import { trustOf } from './trustOf.ts';
import { shortTime, textTable } from './textTable.ts';

const logOf = (store: ReleaseStore) => new AdminLog(store, adminSeal(trustOf(store)));

/** Who signs in to the registry as what, by email address. */
export const people: ReleaseCommand = async (context) => {
  const found = (await readPeople(context)).toSorted((a, b) => a.email.localeCompare(b.email));
  const rows = found.map(({ email, role, remotes, by, at }) => [
    email,
    describeGrant(role, remotes),
    by,
    shortTime(at),
  ]);
  const text = rows.length ? textTable([['email', 'role', 'by', 'since'], ...rows]) : 'No person has a role.';
  return { text, data: { people: found } };
};

/** Gives a person a role, in the place of the one they had. */
export const letIn: ReleaseCommand = async ({ store, registry, by, args, options }) => {
  const { dryRun = false } = options;
  const email = checkedEmail(args[0]);
  const { role, remotes } = readGrant(options);
  const data = { email, role, remotes, dryRun };
  const what = `${email} (${describeGrant(role, remotes)})`;
  if (dryRun) return { text: `${what} would be let in. Nothing was changed (--dry-run).`, data };
  if (registry) await registry.json(pathOf(email), { method: 'PUT', body: { role, remotes } });
  else await logOf(store).append(by(), { kind: 'person', email, role, remotes });
  return {
    text: `${what} is let in: they sign in with this address, once the identity provider has verified it.`,
    data,
  };
};

/** Ends a person's role at once, and with it their sessions and the tokens that they got by signing in. */
export const letOut: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const email = checkedEmail(args[0]);
  const { dryRun = false } = options;
  const found = (await readPeople(context)).find((person) => person.email === email);
  if (!found) throw new ReleaseProblem('unknown', `${email} has no role: "npm run release -- people" lists who has.`);
  const what = `${email} (${describeGrant(found.role, found.remotes)})`;
  const data = { email, role: found.role, remotes: found.remotes, dryRun };
  if (dryRun) return { text: `${what} would be let out. Nothing was changed (--dry-run).`, data };
  if (registry) await registry.json(pathOf(email), { method: 'DELETE' });
  else await logOf(store).append(by(), { kind: 'end-person', email });
  return { text: `${what} is let out.`, data };
};

/** Ends a person's sessions and command lines at once; their role stays. */
export const signOut: ReleaseCommand = async ({ store, registry, by, args, options }) => {
  const email = checkedEmail(args[0]);
  const { dryRun = false } = options;
  if (dryRun)
    return { text: `${email} would be signed out. Nothing was changed (--dry-run).`, data: { email, dryRun } };
  const { ended } = registry
    ? await registry.json<{ ended: number }>(`${pathOf(email)}/sessions`, { method: 'DELETE' })
    : { ended: await endSessionsOf(logOf(store), by(), email) };
  const text = ended
    ? `${email} is signed out: ${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`
    : `${email} was not signed in.`;
  return { text, data: { email, ended } };
};

const pathOf = (email: string) => `/v1/people/${encodeURIComponent(email)}`;

async function readPeople({ store, registry }: CommandContext): Promise<Person[]> {
  if (registry) return (await registry.json<{ people: Person[] }>('/v1/people')).people;
  return [...(await logOf(store).read()).people.values()];
}

/** In lower case, as the registry compares it. */
function checkedEmail(text = ''): string {
  const email = z.email().max(254).safeParse(text).data?.toLowerCase();
  if (email) return email;
  throw new ReleaseProblem('usage', `"${text}" is no email address: write ana@shop.example.`);
}
