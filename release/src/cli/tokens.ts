import type { Token } from '../access/adminEntry.ts';
import { AdminLog } from '../access/adminLog.ts';
import { adminSeal } from '../access/adminSeal.ts';
import { issueToken, listTokens } from '../access/tokens.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { trustOf } from './trustOf.ts';
import { shortTime, textTable } from './textTable.ts';

const DAY = 86_400_000;
const logOf = (store: ReleaseStore) => new AdminLog(store, adminSeal(trustOf(store)));

/** All tokens and the sessions of people who are signed in, the newest first. */
export const tokens: ReleaseCommand = async (context) => {
  const found = await readTokens(context);
  const rows = found.map((token) => [
    token.id,
    token.name,
    describeKind(token),
    [token.role, token.remotes.join(',')].filter(Boolean).join(' '),
    token.by,
    token.ended ? `ended ${shortTime(token.ended)}` : `until ${shortTime(token.expires)}`,
  ]);
  const text = rows.length
    ? textTable([['id', 'name', 'kind', 'role', 'by', 'state'], ...rows])
    : 'There are no tokens.';
  return { text, data: { tokens: found.map(({ hash: _hash, ...shown }: Token & { hash?: string }) => shown) } };
};

function describeKind({ signIn, person }: Token): string {
  if (!signIn) return 'token';
  const kind = signIn === 'command' ? 'command line' : 'session';
  return `${kind} of ${person ?? 'a one-time link'}`;
}

/** With access to the store: creates the first admin's token. */
export const issue: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const { role, remotes = [], days = 90, dryRun } = options;
  const name = args[0] ?? '';
  if (!role) throw new ReleaseProblem('usage', 'Which role? Add --role viewer, shell, team, releaser, guard or admin.');
  if (role === 'team' && !remotes.length) {
    throw new ReleaseProblem('usage', 'A team needs remotes: add --remotes cart,catalog, or --remotes "*" for all.');
  }
  if (days < 1 || days > 366) throw new ReleaseProblem('usage', '--days takes 1 to 366.');
  const label = `${name} (${[role, remotes.join(',')].filter(Boolean).join(' ')}, ${days} days)`;
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

export const end: ReleaseCommand = async (context) => {
  const { store, registry, by, args, options } = context;
  const [id = ''] = args;
  const found = await findToken(context, id);
  const what = `${found.signIn ? describeKind(found) : 'token'} ${id} (${found.name})`;
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

async function readTokens({ store, registry }: CommandContext): Promise<Token[]> {
  if (registry) return (await registry.json<{ tokens: Token[] }>('/v1/tokens')).tokens;
  return listTokens(await logOf(store).read());
}
