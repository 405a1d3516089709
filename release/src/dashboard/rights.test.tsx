/** Every button of every view, as each role. What the registry allows is compared in registry/everyCall.test.ts. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buttons, mayCall, people, type Person, roleOf } from '../testing/rightsTable.ts';
import { cart, FakeRegistry, idOf, local, ok, refused } from './testing/fakeRegistry.ts';
import { showDashboard } from './testing/showDashboard.tsx';

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
const settled: Record<string, RegExp> = {
  '/': /^What is live where/,
  '/env/local': /^local/,
  '/access': /^People and tokens/,
  '/notifications': /^Notifications/,
};

/** A registry that answers as it would to this person. */
function registryFor(who: Person): FakeRegistry {
  const registry = new FakeRegistry();
  registry.install();
  const [rollsBackCart, rollsBackCatalog] = [mayCall(who, 'rollBack'), mayCall(who, 'rollBack', 'catalog')];
  registry.environments = [
    {
      ...local,
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
  const notifications = { channels: [mail], events: [], waiting: 0, deliveries: [] };
  const tokens = [session, { ...token, id: '3', name: 'Bo', isInvitation: true }, token];
  Object.assign(registry.answers, {
    '/auth/me': () => ok({ ...me, mayAdminister, mayNotify }),
    '/v1/environments/local/timeline': () => ok({ n: 2, found: 1, older: false, entries: [entry] }),
    'POST /v1/environments/local/rollback': () => ok({ text: '', lines: [], data: plan }),
    'GET /v1/tokens': () => (mayAdminister ? ok({ tokens }) : no()),
    'GET /v1/people': () => (mayAdminister ? ok({ people: [eva], hasProvider: true }) : no()),
    '/v1/notifications': () => (mayNotify ? ok(notifications) : no()),
  });
  return registry;
}

/** Names of all buttons and links of a view, once it has read what it shows. */
async function namesIn(view: string): Promise<string[]> {
  showDashboard(view);
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { level: 1, name: settled[view] ?? /^Roll back/ });
  await waitFor(() => expect(within(main).queryByText(/^(Reading|Counting|Looking) /)).toBeNull());
  for (const closed of main.querySelectorAll('details:not([open]) > summary')) await userEvent.click(closed);
  const found = [...within(main).queryAllByRole('button'), ...within(main).queryAllByRole('link')];
  const names = found.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  cleanup();
  return names;
}

const views = [...new Set(buttons.map(({ view }) => view))];

test.each(Object.keys(people) as Person[])(
  '%s finds in every view the buttons of the table, and no other',
  async (who) => {
    registryFor(who);
    for (const view of views) {
      const names = await namesIn(view);
      const mine = buttons.filter((one) => one.view === view && (one.isFor?.(who) ?? true));
      expect([view, names.filter((name) => !mine.some((one) => one.name.test(name)))]).toEqual([view, []]);
      expect([view, mine.filter((one) => !names.some((name) => one.name.test(name)))]).toEqual([view, []]);
    }
  },
);
