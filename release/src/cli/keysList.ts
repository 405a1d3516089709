import type { Role, Root } from '../trust/root.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { textTable } from './textTable.ts';
import { trustOf } from './trustOf.ts';

/** Which keys there are, and what each may do. */
export const keysList: ReleaseCommand = async ({ store }) => {
  const roots = await trustOf(store).roots();
  const [first, newest] = [roots[0], roots.at(-1)];
  if (!first || !newest) {
    return {
      text: 'This store has no root: nothing in it is signed. Make one with "npm run release -- keys init".',
      data: { version: 0, keys: [] },
    };
  }
  const keys = Object.entries(newest.root.keys).map(([keyid, { name }]) => ({
    keyid,
    name,
    roles: rolesOf(newest.root, keyid),
    ...(newest.root.revoked[keyid] && { revoked: newest.root.revoked[keyid] }),
  }));
  const rows = keys.map((key) => [
    key.keyid.slice(0, 8),
    key.name,
    key.revoked ? `revoked since ${describeSince(key.revoked)}` : key.roles.join(', ') || 'no role anymore',
  ]);
  return {
    text: [
      textTable([['key', 'name', 'may'], ...rows]),
      `Root ${newest.version}; TRUST_ROOT=${first.hash} pins it.`,
    ].join('\n'),
    data: { version: newest.version, pin: first.hash, keys },
  };
};

function rolesOf({ roles }: Root, keyid: string): string[] {
  const has = ({ keys }: Role) => keys.includes(keyid);
  const need = ({ threshold }: Role) => (threshold > 1 ? ` (${threshold} keys)` : '');
  const byRemote = (what: string, named: Record<string, Role>) =>
    Object.entries(named).flatMap(([remote, role]) => (has(role) ? [`${what} ${remote}${need(role)}`] : []));
  const byEnv = (what: string, named: Root['roles']['forward']) =>
    Object.entries(named).flatMap(([env, inner]) =>
      byRemote(what, inner).map((words) => (env === '*' ? words : `${words} in ${env}`)),
    );
  const plain = (['root', 'guard', 'shell', 'freshness'] as const).filter((name) => has(roles[name]));
  return [
    ...plain.map((name) => `${name}${need(roles[name])}`),
    ...byRemote('publish', roles.publish),
    ...byEnv('activate', roles.forward),
    ...byEnv('roll back', roles.back),
  ];
}

export const describeSince = (since: Readonly<Record<string, number>>) =>
  Object.entries(since)
    .map(([env, n]) => `entry ${n} of ${env}`)
    .join(', ') || 'ever';
