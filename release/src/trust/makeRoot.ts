import type { PublicKey } from './trustKey.ts';
import type { Role, Root } from './root.ts';

/** Who has which role, as a person says it. Lists of keys; a key may be in several. */
export interface RootPlan {
  root: readonly PublicKey[];
  /** Signatures that the next root takes. */
  threshold: number;
  /** May publish, activate and roll back everything. */
  managers: readonly PublicKey[];
  /** Remote → those who publish it, besides the managers, and roll it back anywhere. */
  teams?: Readonly<Record<string, readonly PublicKey[]>>;
  /** Signs what people whom it knows ask for, and that the log is the newest. */
  registry?: readonly PublicKey[];
  shells?: readonly PublicKey[];
  guards?: readonly PublicKey[];
  /** Environments in which it takes two keys to make something live. */
  twoKeys?: readonly string[];
  anchors?: Root['anchors'];
}

/** Version 1 of a root. One key is enough to roll back everywhere. */
export function makeRoot(plan: RootPlan): Root {
  const { root, managers, teams = {}, registry = [], shells = [], guards = [] } = plan;
  const online = [...managers, ...registry];
  const twoKeys = (plan.twoKeys ?? []).map((env) => [env, { '*': roleOf(online, 2) }] as const);
  const byTeam = (others: readonly PublicKey[]) =>
    Object.entries(teams).map(([remote, keys]) => [remote, roleOf([...keys, ...others])] as const);
  const all = [...root, ...online, ...shells, ...guards, ...Object.values(teams).flat()];
  return {
    version: 1,
    keys: Object.fromEntries(all.map(({ keyid, name, public: spki }) => [keyid, { public: spki, name }])),
    roles: {
      root: roleOf(root, plan.threshold),
      publish: { '*': roleOf(managers), ...Object.fromEntries(byTeam(managers)) },
      forward: { '*': { '*': roleOf(online) }, ...Object.fromEntries(twoKeys) },
      back: { '*': { '*': roleOf(online), ...Object.fromEntries(byTeam(online)) } },
      guard: roleOf(guards),
      shell: roleOf(shells),
      freshness: roleOf(registry),
    },
    revoked: {},
    anchors: plan.anchors ?? {},
  };
}

function roleOf(keys: readonly PublicKey[], threshold = 1): Role {
  return { keys: [...new Set(keys.map(({ keyid }) => keyid))], threshold };
}

/** The next version without a key: in no role, and refused for all that it signs from here on. */
export function revokeKey(root: Root, keyid: string, since: Readonly<Record<string, number>>): Root {
  return {
    ...mapRoles(root, (keys) => keys.filter((id) => id !== keyid)),
    revoked: { ...root.revoked, [keyid]: since },
  };
}

/** The next version with another key in the place of one. */
export function replaceKey(root: Root, old: string, fresh: PublicKey): Root {
  const next = mapRoles(root, (keys) => [...new Set(keys.map((id) => (id === old ? fresh.keyid : id)))]);
  return { ...next, keys: { ...next.keys, [fresh.keyid]: { public: fresh.public, name: fresh.name } } };
}

/** The next version with a key in a role: `root`, `guard`, `shell`, `registry`, `manager`, or a team's remote. */
export function addKey(root: Root, role: string, key: PublicKey): Root {
  const { roles } = root;
  const grown = (one: Role | undefined): Role => ({
    keys: [...new Set([...(one?.keys ?? []), key.keyid])],
    threshold: one?.threshold ?? 1,
  });
  const everywhere = (byEnv: Root['roles']['forward']) =>
    Object.fromEntries(
      Object.entries(byEnv).map(([env, byRemote]) => [
        env,
        Object.fromEntries(Object.entries(byRemote).map(([remote, one]) => [remote, grown(one)])),
      ]),
    );
  const [forward, back] = [everywhere(roles.forward), everywhere(roles.back)];
  const publish = Object.fromEntries(Object.entries(roles.publish).map(([remote, one]) => [remote, grown(one)]));
  const backAll = roles.back['*'] ?? {};
  const given: Record<string, Partial<Root['roles']>> = {
    root: { root: grown(roles.root) },
    guard: { guard: grown(roles.guard) },
    shell: { shell: grown(roles.shell) },
    registry: { freshness: grown(roles.freshness), forward, back },
    manager: { publish, forward, back },
  };
  const team = {
    publish: { ...roles.publish, [role]: grown(roles.publish[role] ?? roles.publish['*']) },
    back: { ...roles.back, '*': { ...backAll, [role]: grown(backAll[role] ?? backAll['*']) } },
  };
  const changed = Object.hasOwn(given, role) ? given[role] : team;
  return {
    ...root,
    version: root.version + 1,
    keys: { ...root.keys, [key.keyid]: { public: key.public, name: key.name } },
    roles: { ...roles, ...changed },
  };
}

function mapRoles(root: Root, change: (keys: string[]) => string[]): Root {
  const one = ({ keys, threshold }: Role): Role => ({ keys: change(keys), threshold });
  const byRemote = (roles: Record<string, Role>) =>
    Object.fromEntries(Object.entries(roles).map(([remote, role]) => [remote, one(role)]));
  const byEnv = (roles: Root['roles']['forward']) =>
    Object.fromEntries(Object.entries(roles).map(([env, inner]) => [env, byRemote(inner)]));
  const { roles } = root;
  return {
    ...root,
    version: root.version + 1,
    roles: {
      root: one(roles.root),
      publish: byRemote(roles.publish),
      forward: byEnv(roles.forward),
      back: byEnv(roles.back),
      guard: one(roles.guard),
      shell: one(roles.shell),
      freshness: one(roles.freshness),
    },
  };
}

/** The next version, in which it takes so many keys to make something live in an environment. */
export function requireKeys(root: Root, env: string, threshold: number): Root {
  const { forward } = root.roles;
  const byRemote = forward[env] ?? forward['*'] ?? {};
  const raised = Object.entries(byRemote).map(([remote, { keys }]) => [remote, { keys, threshold }] as const);
  return {
    ...root,
    version: root.version + 1,
    roles: { ...root.roles, forward: { ...forward, [env]: Object.fromEntries(raised) } },
  };
}
