import { type Actor, type Deed, refusalOf, type Role } from './roles.ts';

const actor = (role: Role, remotes: string[] = []): Actor => ({ kind: 'token', id: '1', name: 'Ana', role, remotes });
const deeds: Record<string, Deed> = {
  read: { verb: 'read' },
  report: { verb: 'report' },
  administer: { verb: 'administer' },
  removeReleases: { verb: 'remove' },
  planRemoval: { verb: 'plan-removal' },
  notify: { verb: 'notify' },
  publishCart: { verb: 'publish', remote: 'cart' },
  activateCartOnStaging: { verb: 'forward', env: 'staging', remotes: ['cart'] },
  activateCartInProduction: { verb: 'forward', env: 'production', remotes: ['cart'] },
  rollBackCart: { verb: 'back', env: 'production', remotes: ['cart'] },
  rollBackAll: { verb: 'back', env: 'production', remotes: ['cart', 'catalog'] },
  freeze: { verb: 'freeze', env: 'production', remotes: [] },
  previewCart: { verb: 'preview', env: 'production', remotes: ['cart'] },
};
const allowed = (who: Actor) =>
  Object.keys(deeds).filter((name) => refusalOf(who, deeds[name] as Deed, (env) => env === 'staging') === undefined);

test.each<[Role, string[], string[]]>([
  ['viewer', [], ['read']],
  ['shell', [], ['read', 'report']],
  ['guard', [], ['read', 'rollBackCart', 'rollBackAll']],
  ['team', ['cart'], ['read', 'publishCart', 'activateCartOnStaging', 'rollBackCart', 'previewCart']],
  ['team', ['catalog'], ['read']],
  ['team', [], ['read']],
  [
    'releaser',
    [],
    [
      'read',
      'planRemoval',
      'notify',
      'activateCartOnStaging',
      'activateCartInProduction',
      'rollBackCart',
      'rollBackAll',
      'freeze',
      'previewCart',
    ],
  ],
  ['admin', [], Object.keys(deeds)],
])('A %s of %j may do this and nothing else', (role, remotes, may) => {
  expect(allowed(actor(role, remotes))).toEqual(may);
});

test('A refusal names who may', () => {
  expect(refusalOf(actor('team', ['catalog']), { verb: 'publish', remote: 'cart' }, () => true)).toBe(
    'Ana (team) may not publish cart: ask the team of cart.',
  );
  expect(refusalOf(actor('team', ['cart']), deeds.activateCartInProduction as Deed, () => false)).toMatch(
    /may not activate in "production": ask a releaser/,
  );
});

test('A change of no remote is nothing that a team owns', () => {
  expect(refusalOf(actor('team', ['*']), { verb: 'back', env: 'local', remotes: [] }, () => true)).toMatch(/may not/);
});
