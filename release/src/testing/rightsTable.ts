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

/** Every button and link of every view, in its open states. One that is not here fails the test of the page. */
export const buttons: readonly Button[] = [
  { view: '/', name: /^local$/ },
  { view: '/', name: /^Roll back cart in local$/, isFor: rollsBackCart },
  { view: '/', name: /^Roll back catalog in local$/, isFor: rollsBackCatalog },

  { view: '/env/local', name: /^(What changed|Search|What is live|Who is hurt)$/ },
  { view: '/env/local', name: /^(Canaries and shadows|Previews|Freeze|Second keys)$/ },
  { view: '/env/local', name: /^Roll back cart$/, isFor: rollsBackCart },
  { view: '/env/local', name: /^Roll back catalog$/, isFor: rollsBackCatalog },
  { view: '/env/local', name: /^All to this moment: after entry 1$/, isFor: rollsBackAll },

  { view: '/env/local/remotes/cart/roll-back', name: /^local$/, isFor: (who) => !rollsBackCart(who) },
  { view: '/env/local/remotes/cart/roll-back', name: /^Roll back cart$/, isFor: rollsBackCart },
  { view: '/env/local/remotes/catalog/roll-back', name: /^local$/, isFor: (who) => !rollsBackCatalog(who) },
  { view: '/env/local/remotes/catalog/roll-back', name: /^Roll back catalog$/, isFor: rollsBackCatalog },
  { view: '/env/local/entries/1/roll-back', name: /^Roll back all$/, isFor: rollsBackAll },

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
