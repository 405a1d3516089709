import type { Token } from '../access/adminEntry.ts';
import { AdminLog } from '../access/adminLog.ts';
import { adminSeal } from '../access/adminSeal.ts';
import { invite as makeInvitation, LONGEST_INVITATION } from '../access/invitations.ts';
import { issueToken, type ListedToken, listTokens } from '../access/tokens.ts';
import { readTokenUses } from '../access/TokenUses.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { readDuration } from './readDuration.ts';
import { describeGrant, readGrant } from './readGrant.ts';
import { trustOf } from './trustOf.ts';
import { shortTime, textTable } from './textTable.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const logOf = (store: ReleaseStore) => new AdminLog(store, adminSeal(trustOf(store)));

/** All tokens, open invitations and the sessions of people who are signed in, the newest first. */
export const tokens: ReleaseCommand = async (context) => {
  const found = await readTokens(context);
  const rows = found.map((token) => [
    token.id,
    token.name,
    describeKind(token),
    describeGrant(token.role, token.remotes),
    token.by,
    token.lastUsed ? shortTime(token.lastUsed) : 'never',
    token.ended ? `ended ${shortTime(token.ended)}` : `until ${shortTime(token.expires)}`,
  ]);
  const text = rows.length
    ? textTable([['id', 'name', 'kind', 'role', 'by', 'last use', 'state'], ...rows])
    : 'There are no tokens.';
  return { text, data: { tokens: found.map(({ hash: _hash, ...shown }: Token & { hash?: string }) => shown) } };
};

function describeKind({ signIn, person, isInvitation }: Token): string {
  if (isInvitation) return 'invitation';
  if (!signIn) return 'token';
  const kind = signIn === 'command' ? 'command line' : 'session';
  return `${kind} of ${person ?? 'a one-time link'}`;
}

/** With access to the store: creates the first admin's token. */
export const issue: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const { days = 90, dryRun } = options;
  const name = args[0] ?? '';
  const { role, remotes } = readGrant(options);
  if (days < 1 || days > 366) throw new ReleaseProblem('usage', '--days takes 1 to 366.');
  const label = `${name} (${describeGrant(role, remotes)}, ${days} days)`;
  if (dryRun) {
    return {
      text: `A token for ${label} would be created. Nothing was changed (--dry-run).`,
      data: { dryRun, name, role },
    };
  }
  const { text, token } = registry
    ? await registry.json<{ text: string; token: Token }>('/v1/tokens', {
        method: 'POST',
        body: { name, role, remotes, days },
      })
    : await issueToken(logOf(store), by(), { name, role, remotes, lifetime: days * DAY });
  return {
    text: `${text}\nThis is the token of ${label}. It is not shown again: put it into PAW_TOKEN where it is used.`,
    data: { text, id: token.id, name, role, remotes, expires: token.expires },
  };
};

/** A link that signs one person in. It is printed once, as the text of a token is. */
export const invite: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const name = args[0] ?? '';
  const { role, remotes } = readGrant(options);
  const lifetime = readDuration(options.for ?? '24h', '--for');
  if (lifetime < HOUR || lifetime > LONGEST_INVITATION || lifetime % HOUR) {
    throw new ReleaseProblem('usage', '--for takes whole hours or days, from 1h to 7d.');
  }
  const label = `${name} (${describeGrant(role, remotes)})`;
  if (options.dryRun) {
    const text = `${label} would be invited. Nothing was changed (--dry-run).`;
    return { text, data: { dryRun: true, name, role } };
  }
  const { path, token } = registry
    ? await registry.json<{ path: string; token: Token }>('/v1/invitations', {
        method: 'POST',
        body: { name, role, remotes, hours: lifetime / HOUR },
      })
    : await makeInvitation(logOf(store), by(), { name, role, remotes, lifetime });
  return {
    text: `${registry ? registry.url : 'http://localhost:3100'}${path}\nThis link signs ${label} in once, for 12 hours. It is open until ${shortTime(token.expires)}, and is not shown again.`,
    data: { path, id: token.id, name, role, remotes, expires: token.expires },
  };
};

export const end: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const [id = ''] = args;
  const found = await findToken(context, id);
  const what = `${describeKind(found)} ${id} (${found.name})`;
  if (options.dryRun) {
    return {
      text: `The ${what} would end. Nothing was changed (--dry-run).`,
      data: { id, dryRun: true },
    };
  }
  if (registry) await registry.json(`/v1/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' });
  else if (!found.ended) await logOf(store).append(by(), { kind: 'end-token', id });
  return { text: `The ${what} has ended.`, data: { id, ended: true } };
};

async function findToken(context: CommandContext, id: string): Promise<Token> {
  const found = (await readTokens(context)).find((token) => token.id === id);
  if (found) return found;
  throw new ReleaseProblem('unknown', `There is no token ${id}: "npm run release -- tokens" lists them.`);
}

async function readTokens({ store, registry }: CommandContext): Promise<ListedToken[]> {
  if (registry) return (await registry.json<{ tokens: ListedToken[] }>('/v1/tokens')).tokens;
  return listTokens(await logOf(store).read(), await readTokenUses(store));
}
