/** Who may do what: every changing call of the registry, and every button of its page. Tests of both take it from here. */

/** Roles as the tests have them: a team owns one of the two remotes. */
export const people = {
  viewer: [],
  shell: [],
  guard: [],
  'team of cart': ['cart'],
  'team of catalog': ['catalog'],
  releaser: [],
  admin: [],
} satisfies Record<string, string[]>;

export type Person = keyof typeof people;

/** Of `team of cart`. */
export const roleOf = (who: Person) =>
  (who.startsWith('team') ? 'team' : who) as Exclude<Person, `team of ${string}`> | 'team';

interface Right {
  /** Besides admins, about cart in production, where teams do not activate by themselves. */
  may: readonly Exclude<Person, 'admin'>[];
  body?: object;
}

const owners = ['team of cart', 'releaser'] as const;
const reporting = { shell: 'x', seq: 1, ms: 1, apiUp: true, routes: [], sets: [], visitors: [], dropped: 0 };

/** operationId → who may make the call. In it is every call that changes something, and every other that not all may make. */
export const rightsTable = {
  issueToken: { may: [], body: { name: 'x', role: 'admin' } },
  listTokens: { may: [] },
  endToken: { may: [] },
  invite: { may: [], body: { name: 'x', role: 'admin' } },
  letIn: { may: [], body: { role: 'admin' } },
  listPeople: { may: [] },
  letOut: { may: [] },
  signOut: { may: [] },
  getNotifications: { may: ['releaser'] },
  testNotification: { may: ['releaser'], body: { channel: 'mail' } },
  publishRelease: { may: ['team of cart'] },
  removeReleases: { may: ['releaser'], body: { dryRun: true } },
  activate: { may: ['releaser'], body: { releases: ['cart@aaaa'] } },
  rollBack: { may: ['guard', ...owners], body: { remotes: ['cart'] } },
  deactivate: { may: ['releaser'], body: { remotes: ['cart'] } },
  freeze: { may: ['releaser'], body: { until: '1h' } },
  unfreeze: { may: ['releaser'] },
  openPreview: { may: owners, body: { releases: ['cart@aaaa'] } },
  endPreview: { may: ['releaser'] },
  beginCanary: { may: ['releaser'], body: { release: 'cart@aaaa' } },
  stepCanary: { may: ['guard', ...owners] },
  stopCanary: { may: ['guard', ...owners] },
  promoteCanary: { may: ['releaser'] },
  beginShadow: { may: owners, body: { releases: ['cart@aaaa'] } },
  endShadow: { may: ['releaser'] },
  reportShadow: { may: ['releaser'] },
  reportSignals: { may: ['shell'], body: { ...reporting, at: '2026-01-01T00:00:00.000Z' } },
  readObjects: {
    may: ['viewer', 'shell', 'guard', 'team of cart', 'team of catalog', 'releaser'],
    body: { keys: ['log/production/00000001'] },
  },
} satisfies Record<string, Right>;

export type Call = keyof typeof rightsTable;

/** Whether a person may make a call about a remote; a team may what the table says of the owner, or of another team. */
export function mayCall(who: Person, call: Call, remote: 'cart' | 'catalog' = 'cart'): boolean {
  if (who === 'admin') return true;
  const asOfCart = roleOf(who) === 'team' ? (who === `team of ${remote}` ? 'team of cart' : 'team of catalog') : who;
  return (rightsTable[call].may as readonly Person[]).includes(asOfCart);
}

interface Button {
  view: string;
  /** Its accessible name. */
  name: RegExp;
  /** Who finds it there; left out for what only reads. */
  isFor?: (who: Person) => boolean;
}

const rollsBackCart = (who: Person) => mayCall(who, 'rollBack');
const rollsBackCatalog = (who: Person) => mayCall(who, 'rollBack', 'catalog');
/** More than one team owns. */
const rollsBackAll = (who: Person) => rollsBackCart(who) && rollsBackCatalog(who);
const manages = (call: Call) => (who: Person) => mayCall(who, call);
const stopsCatalog = (who: Person) => mayCall(who, 'stopCanary', 'catalog');
const isRefused = (call: Call) => (who: Person) => !mayCall(who, call);

/** Views of one environment, each with links to all of them. */
const beside = ['', '/hurt', '/canaries', '/previews', '/freeze', '/second-keys'].map((view) => `/env/local${view}`);
const linksBeside = ['What is live', 'Who is hurt', 'Canaries and shadows', 'Previews', 'Freeze', 'Second keys'];
/** Of a form that begins something: who may not reads so, and goes back. */
const beginnings = [
  ['/env/local/canaries/begin', 'beginCanary', /^Canaries and shadows in local$/],
  ['/env/local/shadows/begin', 'beginShadow', /^Canaries and shadows in local$/],
  ['/env/local/previews/begin', 'openPreview', /^Previews in local$/],
] as const;

/** Every button and link of every view, in its open states. One that is not here fails the test of the page. */
export const buttons: readonly Button[] = [
  { view: '/', name: /^local$/ },
  { view: '/', name: /^Roll back cart in local$/, isFor: rollsBackCart },
  { view: '/', name: /^Roll back catalog in local$/, isFor: rollsBackCatalog },

  ...beside.flatMap((view) => linksBeside.map((name) => ({ view, name: new RegExp(`^${name}$`) }))),

  { view: '/env/local', name: /^What changed$/ },
  { view: '/env/local', name: /^Search$/ },
  { view: '/env/local', name: /^Roll back cart$/, isFor: rollsBackCart },
  { view: '/env/local', name: /^Roll back catalog$/, isFor: rollsBackCatalog },
  { view: '/env/local', name: /^All to this moment: after entry 1$/, isFor: rollsBackAll },

  { view: '/env/local/remotes/cart/roll-back', name: /^local$/, isFor: (who) => !rollsBackCart(who) },
  { view: '/env/local/remotes/cart/roll-back', name: /^Roll back cart$/, isFor: rollsBackCart },
  { view: '/env/local/remotes/catalog/roll-back', name: /^local$/, isFor: (who) => !rollsBackCatalog(who) },
  { view: '/env/local/remotes/catalog/roll-back', name: /^Roll back catalog$/, isFor: rollsBackCatalog },
  { view: '/env/local/entries/1/roll-back', name: /^Roll back all$/, isFor: rollsBackAll },

  { view: '/env/local/hurt', name: /^(2 hours|a day|a week|30 days)$/ },
  { view: '/env/local/hurt', name: /^(all|cart|catalog)$/ },
  { view: '/env/local/hurt', name: /^(Earlier|Later) change$/ },
  { view: '/env/local/hurt', name: /^Roll back cart$/, isFor: rollsBackCart },

  { view: '/env/local/canaries', name: /^Go on to 50 %$/, isFor: manages('promoteCanary') },
  { view: '/env/local/canaries', name: /^Back to 1 %$/, isFor: manages('stepCanary') },
  { view: '/env/local/canaries', name: /^Stop the canary of cart$/, isFor: manages('stopCanary') },
  { view: '/env/local/canaries', name: /^Stop the canary of catalog$/, isFor: stopsCatalog },
  { view: '/env/local/canaries', name: /^Make catalog live for everyone$/, isFor: manages('promoteCanary') },
  { view: '/env/local/canaries', name: /^Show a release to some visitors$/ },
  { view: '/env/local/canaries', name: /^Render a release beside the live one$/ },
  { view: '/env/local/canaries', name: /^Report of 1f2e3d4c$/ },
  { view: '/env/local/canaries/cart/step', name: /^Take it to 50 %$/, isFor: manages('promoteCanary') },
  { view: '/env/local/canaries/cart/step?to=1', name: /^Take it to 1 %$/, isFor: manages('stepCanary') },
  { view: '/env/local/canaries/cart/stop', name: /^Stop the canary of cart$/, isFor: manages('stopCanary') },
  {
    view: '/env/local/canaries/catalog/promote',
    name: /^Make catalog live for everyone$/,
    isFor: manages('promoteCanary'),
  },
  ...[
    ['/env/local/canaries/cart/step', 'promoteCanary'],
    ['/env/local/canaries/cart/step?to=1', 'stepCanary'],
    ['/env/local/canaries/cart/stop', 'stopCanary'],
    ['/env/local/canaries/catalog/promote', 'promoteCanary'],
  ].map(([view = '', call]) => ({ view, name: /^Canaries and shadows in local$/, isFor: isRefused(call as Call) })),

  ...beginnings.flatMap(([view, call, back]) => [
    { view, name: /^Make the plan$/, isFor: manages(call) },
    { view, name: back },
  ]),
  { view: '/env/local/shadows/1f2e3d4c', name: /^End the shadow$/, isFor: manages('beginShadow') },
  { view: '/env/local/shadows/1f2e3d4c', name: /^Canaries and shadows in local$/ },

  { view: '/env/local/previews', name: /^End preview 1f2e3d4c$/, isFor: manages('openPreview') },
  { view: '/env/local/previews', name: /^Open a preview$/ },
  { view: '/env/local/previews/1f2e3d4c/end', name: /^End the preview$/, isFor: manages('openPreview') },
  { view: '/env/local/previews/1f2e3d4c/end', name: /^Make a new plan$/, isFor: isRefused('openPreview') },
  { view: '/env/local/previews/1f2e3d4c/end', name: /^Previews in local$/, isFor: isRefused('openPreview') },

  { view: '/env/local/freeze', name: /^(2 hours|8 hours|a day|3 days|a week)$/, isFor: manages('freeze') },
  { view: '/env/local/freeze', name: /^End the freeze$/, isFor: manages('unfreeze') },

  { view: '/access', name: /^Sign out Eva, /, isFor: manages('endToken') },
  { view: '/access', name: /^Sign out everywhere: /, isFor: manages('signOut') },
  { view: '/access', name: /^Give the role$/, isFor: manages('letIn') },
  { view: '/access', name: /^End the role of /, isFor: manages('letOut') },
  { view: '/access', name: /^Make the link$/, isFor: manages('invite') },
  { view: '/access', name: /^End the invitation of /, isFor: manages('endToken') },
  { view: '/access', name: /^Make the token$/, isFor: manages('issueToken') },
  { view: '/access', name: /^End the token /, isFor: manages('endToken') },

  { view: '/notifications', name: /^Send a test by mail$/, isFor: manages('testNotification') },
];
