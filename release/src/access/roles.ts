/**
 * Who may do what, as pure rules. The registry asks them for every call; nothing else decides.
 *
 * | role | may |
 * |---|---|
 * | viewer | read everything but tokens and people |
 * | shell | read, and report what it and its visitors' browsers saw |
 * | team | also publish its remotes, activate and deactivate them where that is open, and roll them back anywhere |
 * | releaser | also activate, deactivate, freeze and preview anywhere, roll back everything, ask what gc would remove, and test notifications |
 * | guard | read, and roll back everything |
 * | admin | everything, tokens and people too |
 */
export const roles = ['viewer', 'shell', 'team', 'releaser', 'guard', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A person or a program that the registry has recognized. */
export interface Actor {
  /** How it proved who it is. */
  kind: 'token' | 'person' | 'link';
  /** Id of the token, or the person's email. */
  id: string;
  /** As the log shows it. */
  name: string;
  role: Role;
  /** Remotes of a team; `*` = all of them. Others have none. */
  remotes: readonly string[];
}

/** What a call wants to do. */
export type Deed =
  | { verb: 'read' }
  | { verb: 'report' }
  | { verb: 'administer' }
  | { verb: 'publish'; remote: string }
  | { verb: 'remove' }
  | { verb: 'plan-removal' }
  | { verb: 'notify' }
  | { verb: 'forward' | 'back' | 'freeze' | 'preview'; env: string; remotes: readonly string[] };

const words: Record<Deed['verb'], string> = {
  read: 'read releases and logs',
  report: 'report what visitors saw',
  administer: 'manage tokens and people',
  publish: 'publish',
  remove: 'remove releases',
  notify: 'see or test notifications',
  'plan-removal': 'ask which releases would be removed',
  forward: 'activate or deactivate',
  back: 'roll back',
  freeze: 'freeze an environment',
  preview: 'open a preview or a shadow',
};

/**
 * Why an actor may not do something, as a sentence that names the role that may; undefined when it may.
 * @param openTo whether teams activate by themselves in an environment
 */
export function refusalOf(actor: Actor, deed: Deed, openTo: (env: string) => boolean): string | undefined {
  if (actor.role === 'admin' || deed.verb === 'read') return undefined;
  if (deed.verb === 'administer' || deed.verb === 'remove') return refuse(actor, deed, 'an admin');
  if (deed.verb === 'report')
    return actor.role === 'shell' ? undefined : refuse(actor, deed, 'for a token of the role shell');
  if (deed.verb === 'publish') {
    return owns(actor, [deed.remote]) ? undefined : refuse(actor, deed, `the team of ${deed.remote}`, deed.remote);
  }
  if (actor.role === 'releaser') return undefined;
  if (deed.verb === 'plan-removal' || deed.verb === 'notify') return refuse(actor, deed, 'a releaser');
  if (deed.verb === 'back') {
    if (actor.role === 'guard' || (deed.remotes.length > 0 && owns(actor, deed.remotes))) return undefined;
    return refuse(actor, deed, `the team of ${deed.remotes.join(' and ') || 'the remote'}, a releaser or the guard`);
  }
  if (deed.verb === 'forward' && owns(actor, deed.remotes)) {
    if (openTo(deed.env)) return undefined;
    return `${actor.name} (team) may not activate in "${deed.env}": ask a releaser. Teams activate in the environments that the registry's OPEN_ENVIRONMENTS names.`;
  }
  if (deed.verb === 'preview' && owns(actor, deed.remotes)) return undefined;
  return refuse(actor, deed, 'a releaser');
}

function owns({ role, remotes }: Actor, wanted: readonly string[]): boolean {
  return (
    role === 'team' && wanted.length > 0 && wanted.every((remote) => remotes.includes('*') || remotes.includes(remote))
  );
}

function refuse(actor: Actor, { verb }: Deed, may: string, what = ''): string {
  return `${actor.name} (${actor.role}) may not ${[words[verb], what].filter(Boolean).join(' ')}: ask ${may}.`;
}
