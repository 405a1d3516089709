import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrialsAnswer, TriedCanary } from '../registryApi.ts';
import { FakeRegistry, idOf, ok } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';
import { ago, canary, errors, now, shadow, silence } from './testing/sampleCanary.ts';
import { whoActs } from './verdictWords.ts';
import { choose, done, planned, press } from './testing/moving.ts';

let registry: FakeRegistry;
let trials: TrialsAnswer;
const env = '/v1/environments/local';
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  trials = { canaries: [canary], ended: [], shadows: [], previews: [], mayFreeze: true };
  registry.answers[`${env}/trials`] = () => ok(trials);
});

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
  expect(whoActs({ ...canary, ...more }, now, false)).toContain(words);
});

test('In a freeze no one goes on', () => {
  expect(whoActs(canary, now, true)).toMatch(/^No one goes on before the freeze ends/);
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
