/** A registry that answers each call of each view as it would to a person. */
import { mayCall, people, type Person, roleOf } from '../../testing/rightsTable.ts';
import { canary, shadow } from '../trials/testing/sampleCanary.ts';
import { cart, FakeRegistry, idOf, local, ok, refused } from './fakeRegistry.ts';

const at = new Date(Date.now() - 60_000).toISOString();
const expires = new Date(Date.now() + 3_600_000).toISOString();
const token = { id: '1', name: 'ci', role: 'viewer', remotes: [], by: 'Ana', at, expires };
const eva = { email: 'eva@shop.example', role: 'releaser', remotes: [], by: 'Ana', at };
const session = { ...token, id: '2', name: 'Eva', signIn: 'person', person: eva.email };
const entry = {
  n: 1,
  at,
  by: 'Ana',
  action: 'activate',
  text: '',
  setId: idOf('7'),
  moves: [{ remote: 'cart', to: idOf('a') }],
  evidence: [],
};
const plan = { dryRun: true, seen: 2, changes: { cart: idOf('a') }, abandoned: { cart: idOf('b') } };
const env = '/v1/environments/local';
const zeros = [0, 0];
const hurtRemote = (remote: string) => ({ remote, views: zeros, hurt: zeros, slow: zeros, measured: zeros });
const hurtError = {
  remote: 'cart',
  release: idOf('b'),
  route: '/viewcart',
  kind: 'throw',
  failed: 1,
  views: 2,
  first: at,
  last: at,
};

/** What is hurt and tried, with what the registry says that this person may. */
function answersFor(who: Person): FakeRegistry['answers'] {
  const may = {
    goOn: mayCall(who, 'promoteCanary'),
    takeBack: mayCall(who, 'stopCanary'),
    try: mayCall(who, 'openPreview'),
  };
  const moves = { mayGoOn: may.goOn, mayTakeBack: may.takeBack };
  const mayTakeBack = mayCall(who, 'stopCanary', 'catalog');
  const last = {
    ...canary,
    ...moves,
    mayTakeBack,
    id: 'c0ffee00c0ffee01',
    remote: 'catalog',
    next: { how: 'promote', share: 100 },
    back: undefined,
  };
  const previews = [{ id: '1f2e3d4c', releases: { cart: idOf('b') }, at, until: expires, by: 'Ana', mayEnd: may.try }];
  const tried = {
    canaries: [{ ...canary, ...moves }, last],
    ended: [],
    shadows: [{ ...shadow, mayEnd: may.try }],
    previews,
  };
  const candidate = { remote: 'cart', release: idOf('c'), at, by: 'Ana', isAbandoned: false };
  const candidates = [{ ...candidate, mayBeginCanary: mayCall(who, 'beginCanary'), mayTry: may.try }];
  const times = { from: at, part: 60_000, parts: 2, entries: zeros, silent: zeros, apiDown: zeros };
  const hurt = {
    ...times,
    remotes: ['cart', 'catalog'].map(hurtRemote),
    changes: [entry],
    errors: [hurtError],
    moreErrors: 0,
  };
  const planned = () => ok({ text: '', lines: [], data: { dryRun: true } });
  return {
    [`${env}/hurt`]: () => ok(hurt),
    [`${env}/trials`]: () => ok({ ...tried, mayFreeze: mayCall(who, 'freeze') }),
    [`${env}/candidates`]: () => ok({ candidates }),
    [`${env}/proposals`]: () => ok({ proposals: [] }),
    [`${env}/shadows/1f2e3d4c`]: () => ok({ text: 'Nothing differs.' }),
    [`DELETE ${env}/previews/1f2e3d4c`]: () => (may.try ? planned() : refused(403, 'not_allowed', `${who} may not`)),
    [`${env}/canaries/cart/step`]: planned,
    [`${env}/canaries/cart/stop`]: planned,
    [`${env}/canaries/catalog/promote`]: planned,
  };
}

/** @param who as the table of rights has them */
export function registryFor(who: Person): FakeRegistry {
  const registry = new FakeRegistry();
  registry.install();
  const [rollsBackCart, rollsBackCatalog] = [mayCall(who, 'rollBack'), mayCall(who, 'rollBack', 'catalog')];
  registry.environments = [
    {
      ...local,
      freeze: { by: 'Ana', until: expires },
      remotes: [
        { ...cart, mayRollBack: rollsBackCart },
        { ...cart, remote: 'catalog', mayRollBack: rollsBackCatalog },
      ],
      mayRollBackAll: rollsBackCart && rollsBackCatalog,
    },
  ];
  const me = { kind: 'token', name: who, role: roleOf(who), remotes: people[who] };
  const no = () => refused(403, 'not_allowed', `${who} may not`);
  const [mayAdminister, mayNotify] = [mayCall(who, 'listTokens'), mayCall(who, 'getNotifications')];
  const mail = { name: 'mail', isSetUp: true, to: ['ana@shop.example'], fix: '' };
  const notifications = { channels: [mail], events: ['A canary is stopped'], waiting: 0, deliveries: [] };
  const tokens = [session, { ...token, id: '3', name: 'Bo', isInvitation: true }, token];
  Object.assign(registry.answers, answersFor(who), {
    '/auth/me': () => ok({ ...me, mayAdminister, mayNotify }),
    '/v1/environments/local/timeline': () => ok({ n: 2, found: 1, older: false, entries: [entry] }),
    'POST /v1/environments/local/rollback': () => ok({ text: '', lines: [], data: plan }),
    'GET /v1/tokens': () => (mayAdminister ? ok({ tokens }) : no()),
    'GET /v1/people': () => (mayAdminister ? ok({ people: [eva], hasProvider: true }) : no()),
    '/v1/notifications': () => (mayNotify ? ok(notifications) : no()),
  });
  return registry;
}
