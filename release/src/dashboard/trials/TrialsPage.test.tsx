import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrialsAnswer, TriedCanary } from '../registryApi.ts';
import { FakeRegistry, idOf, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';
import { whoActs } from './verdictWords.ts';

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const arm = (visitors: number, hurt: number) => ({ visitors, hurt });
type Verdict = NonNullable<TriedCanary['verdict']>;

const errors: Verdict['groups'][number] = {
  group: 'errors',
  canary: arm(120, 1),
  live: arm(1080, 2),
  verdict: 'not yet known',
  evidence: 3,
  evidenceLimit: 250,
  noHarm: 0.6,
  noHarmLimit: 20,
  missingVisitors: 1180,
  missingMs: 425_000,
  text: '',
};
const silence: Verdict['groups'][number] = {
  ...errors,
  group: 'silence',
  verdict: 'no worse',
  evidence: 0.2,
  noHarm: 31,
};

const canary: TriedCanary = {
  id: 'c0ffee00c0ffee00',
  remote: 'cart',
  release: idOf('b'),
  live: idOf('a'),
  share: 10,
  steps: [1, 10, 50, 100],
  step: 1,
  stepAt: ago(4),
  holdUntil: ago(-6),
  n: 7,
  at: ago(20),
  by: 'ana (signed in)',
  reason: 'new filters',
  next: { how: 'step', share: 50 },
  back: 1,
  verdict: {
    id: 'c0ffee00c0ffee00',
    remote: 'cart',
    release: idOf('b'),
    share: 0.1,
    step: 1,
    steps: [1, 10, 50, 100],
    holdUntil: ago(-6),
    groups: [errors, silence],
    text: 'Not yet known.',
  },
  course: [5, 4, 3].map((minutes, index) => ({
    at: ago(minutes),
    share: 0.1,
    groups: [
      { group: 'errors' as const, canary: arm(index * 40, index), live: arm(500, 1), evidence: index + 1, noHarm: 0.5 },
    ],
  })),
  isAbandoned: false,
  mayGoOn: true,
  mayTakeBack: true,
};

const shadow = {
  id: '1f2e3d4c',
  releases: { cart: idOf('c') },
  n: 8,
  at: ago(2),
  until: ago(-3),
  by: 'bob',
  isOpen: true,
  mayEnd: true,
};

let registry: FakeRegistry;
let trials: TrialsAnswer;
const env = '/v1/environments/local';
const planned = ok({
  text: 'Would move it. Nothing was changed (--dry-run).',
  lines: [],
  data: { dryRun: true, changed: false },
});
const done = ok({ text: 'Moved it (entry 9).', lines: [], data: { changed: true, n: 9 } });

beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  trials = { canaries: [canary], ended: [], shadows: [], previews: [], mayFreeze: true };
  registry.answers[`${env}/trials`] = () => ok(trials);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('A canary shows its steps, what is not yet known with visitors and time that are missing, and who acts', async () => {
  showDashboard('/env/local/canaries');
  const card = await screen.findByRole('region', { name: 'Canary of cart' });
  expect(card).toHaveTextContent('cart bbbbbbbb for 10 % of the visitors');
  expect(card).toHaveTextContent('1 %, 10 % (now), 50 %, 100 %');
  expect(card).toHaveTextContent(
    'Errors: not yet known: about 1,180 more visitors of the canary, about 8 min. Hurt: 1 of 120 visitors of the canary, 2 of 1080 others.',
  );
  expect(card).toHaveTextContent('Silent pages: no worse.');
  expect(card).toHaveTextContent(
    'The guard: it will go on to 50 % once each kind of harm is known to be no worse, and the hold is over.',
  );
});

test('The evidence is drawn over time between the bounds of both verdicts, and is also a table', async () => {
  showDashboard('/env/local/canaries');
  const card = await screen.findByRole('region', { name: 'Canary of cart' });
  expect(card.querySelectorAll('.course')).toHaveLength(2);
  expect([...card.querySelectorAll('.bound text')].map((one) => one.textContent)).toEqual([
    'worse from 250',
    'no worse from 20',
  ]);
  const [worse, bound] = [card.querySelector('.course.is-worse'), card.querySelector('.bound.is-worse line')];
  // Evidence of 3 is below the bound of 250: further down.
  const lastY = Number(worse?.getAttribute('d')?.split(' ').at(-1));
  expect(lastY).toBeGreaterThan(Number(bound?.getAttribute('y1')));
  await userEvent.click(within(card).getByText(': Errors', { selector: 'summary *' }));
  expect(within(screen.getByRole('region', { name: 'Table of Errors' })).getAllByRole('row')[1]).toHaveTextContent(
    /10 %2 of 803.00.5$/,
  );
});

test('A measure that hardly any browser takes has no bounds, and so no plot', async () => {
  const { evidenceLimit: __, noHarmLimit: ___, ...speed } = { ...silence, group: 'speed' as const };
  trials = { ...trials, canaries: [{ ...canary, verdict: { ...canary.verdict!, groups: [speed] } }] };
  showDashboard('/env/local/canaries');
  const card = await screen.findByRole('region', { name: 'Canary of cart' });
  expect(card).toHaveTextContent('Speed: no worse.');
  expect(card.querySelector('svg')).toBeNull();
});

test.each<[string, Partial<TriedCanary>, string]>([
  ['a guard without reports', { verdict: undefined }, 'A person: nothing is known yet'],
  [
    'harm',
    { verdict: { ...canary.verdict!, groups: [{ ...errors, verdict: 'worse' }] } },
    'The guard: it takes the canary back.',
  ],
  [
    'slowness',
    { verdict: { ...canary.verdict!, groups: [{ ...errors, group: 'speed', verdict: 'worse' }] } },
    'A person: it is slower',
  ],
  ['a last step', { steps: [1, 10], next: { how: 'promote', share: 100 } }, 'A person: the plan ends here.'],
  [
    'a hold',
    { verdict: { ...canary.verdict!, groups: [silence] } },
    'The guard: it will go on to 50 % when the hold is over, in 6 min.',
  ],
])('After %s it is said who acts', (_, more, words) => {
  expect(whoActs({ ...canary, ...more }, now)).toContain(words);
});

test('A step takes a plan, a reason and a button; the call names the canary that was seen and its share', async () => {
  registry.answers[`${env}/canaries/cart/step`] = ({ dryRun }) => (dryRun ? planned : done);
  showDashboard('/env/local/canaries');
  await userEvent.click(await screen.findByRole('link', { name: 'Go on to 50 %' }));
  expect(await screen.findByRole('region', { name: 'Plan' })).toHaveTextContent(
    /^Would move it\.What the guard knows: Not yet known\./,
  );
  await press('Take it to 50 %');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await choose('No worse than the live release');
  await press('Take it to 50 %');
  expect(await screen.findByRole('heading', { name: 'It is at 50 %' })).toHaveFocus();
  expect(registry.sent).toEqual([
    { canary: canary.id, to: '50', dryRun: true },
    { canary: canary.id, to: '50', reason: 'No worse than the live release' },
  ]);
});

test('A stop abandons the release unless that is taken off, and only with the reason', async () => {
  registry.answers[`${env}/canaries/cart/stop`] = ({ dryRun }) => (dryRun ? planned : done);
  showDashboard('/env/local/canaries/cart/stop');
  await choose('Orders fail');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await press('Stop the canary of cart');
  await screen.findByRole('heading', { name: 'Stopped' });
  expect(registry.sent.at(-1)).toEqual({ canary: canary.id, reason: 'Orders fail', abandon: true });
});

test('A change that takes a second key says so, and one that someone else made changes nothing', async () => {
  const data = { changed: false, proposal: 'abcdef' };
  registry.answers[`${env}/canaries/cart/promote`] = ({ dryRun }) =>
    dryRun ? planned : ok({ text: 'Proposed as abcdef.', lines: [], data });
  showDashboard('/env/local/canaries/cart/promote');
  await choose('It has to go out now');
  await press('Make cart live for everyone');
  expect(await screen.findByRole('heading', { name: 'It waits for a second key' })).toHaveFocus();
  expect(screen.getByText('Proposed as abcdef.')).toBeVisible();
});

test('What the registry refuses is shown in its words, with a new plan', async () => {
  registry.answers[`${env}/canaries/cart/step`] = () => refused(409, 'refused', '"local" is frozen.');
  showDashboard('/env/local/canaries/cart/step?to=50');
  expect(await screen.findByText('"local" is frozen.')).toBeVisible();
  registry.answers[`${env}/canaries/cart/step`] = () => planned;
  await press('Make a new plan');
  expect(await screen.findByRole('button', { name: 'Take it to 50 %' })).toBeVisible();
});

test('A role that may only take back has no button that goes on, and one that may do nothing reads who to ask', async () => {
  trials = { ...trials, canaries: [{ ...canary, mayGoOn: false }] };
  const { unmount } = showDashboard('/env/local/canaries');
  expect(await screen.findByRole('link', { name: 'Back to 1 %' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Go on/ })).toBeNull();
  unmount();
  const second = showDashboard('/env/local/canaries/cart/step?to=50');
  expect(await screen.findByText(/may not go on with the canary of cart: ask a releaser/)).toBeVisible();
  second.unmount();
  trials = { ...trials, canaries: [{ ...canary, mayGoOn: false, mayTakeBack: false }] };
  showDashboard('/env/local/canaries');
  expect(await screen.findByText(/Ana \(releaser\) may not move this canary: ask the team of cart/)).toBeVisible();
  expect(registry.sent).toEqual([]);
});

const candidate = {
  remote: 'cart',
  release: idOf('c'),
  at: ago(60),
  by: 'ci',
  isAbandoned: false,
  mayBeginCanary: true,
  mayTry: true,
};

test('A canary begins without typing: a release, steps and a hold are chosen, and then comes the plan', async () => {
  const other = { ...candidate, release: idOf('d'), isAbandoned: true };
  registry.answers[`${env}/candidates`] = () => ok({ candidates: [candidate, other] });
  registry.answers[`${env}/canaries`] = ({ dryRun }) => (dryRun ? planned : done);
  showDashboard('/env/local/canaries/begin');
  await userEvent.click(await screen.findByRole('radio', { name: /^cart dddddddd .*abandoned/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /step by step/ }), '10, 50, 100');
  await press('Make the plan');
  expect(await screen.findByText('The release is abandoned: this shows it by force.')).toBeVisible();
  await choose('A fix');
  await press('Begin with 10 % of the visitors');
  await screen.findByRole('heading', { name: 'The canary has begun' });
  expect(registry.sent.at(-1)).toEqual({
    release: `cart@${idOf('d')}`,
    steps: [10, 50, 100],
    hold: '10m',
    force: true,
    reason: 'A fix',
  });
  expect(screen.getByText(new RegExp(`canary cart@${idOf('d')} --steps 10,50,100 --hold 10m --force`))).toBeVisible();
});

test('Where the role may begin nothing, and where nothing is published, the view says so', async () => {
  registry.answers[`${env}/candidates`] = () => ok({ candidates: [{ ...candidate, mayTry: false }] });
  const { unmount } = showDashboard('/env/local/shadows/begin');
  expect(
    await screen.findByText(/may not begin a shadow here: ask a releaser, or the team of the remote/),
  ).toBeVisible();
  unmount();
  registry.answers[`${env}/candidates`] = () => ok({ candidates: [] });
  showDashboard('/env/local/canaries/begin');
  expect(await screen.findByText(/Nothing is published that is not live/)).toBeVisible();
});

test('A shadow is listed with its report, and is ended with a reason', async () => {
  trials = { canaries: [], ended: [], shadows: [shadow], previews: [], mayFreeze: true };
  registry.answers[`${env}/shadows/1f2e3d4c`] = ({ dryRun, reason }) => {
    if (dryRun) return planned;
    return reason ? done : ok({ text: 'Shadow 1f2e3d4c: 7 pages of 1 route compared.', lines: [], data: {} });
  };
  showDashboard('/env/local/canaries');
  expect(await screen.findByText('No canary is open: every visitor gets the live releases.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Report of 1f2e3d4c' }));
  expect(await screen.findByText('Shadow 1f2e3d4c: 7 pages of 1 route compared.')).toBeVisible();
  await press('End the shadow');
  await choose('Seen enough');
  await press('End the shadow');
  expect(await screen.findByRole('heading', { name: 'Ended' })).toHaveFocus();
  expect(registry.sent.at(-1)).toEqual({ reason: 'Seen enough' });
});

test('How the last canary ended is shown with its reason', async () => {
  const end = {
    remote: 'cart',
    release: idOf('c'),
    how: 'stopped' as const,
    n: 9,
    at: ago(30),
    by: 'guard (key)',
    reason: '4 of 10 visitors met an error',
  };
  trials = { canaries: [], ended: [end], shadows: [], previews: [], mayFreeze: true };
  showDashboard('/env/local/canaries');
  expect(await screen.findByText(/cart/, { selector: '.entry' })).toHaveTextContent(
    'cart cccccccc was stopped 30 min ago by guard (key), entry 9: 4 of 10 visitors met an error',
  );
});

test('A registry that does not answer is reported once, by the view or by the frame', async () => {
  delete registry.answers[`${env}/trials`];
  showDashboard('/env/local/canaries');
  const title = { name: 'The registry does not answer' };
  expect(await screen.findAllByRole('heading', title)).toHaveLength(1);
  registry.isGone = true;
  registry.tell('local', 3);
  await screen.findByText(/what you see is \d+ s old/);
  expect(screen.getAllByRole('heading', title)).toHaveLength(1);
});
