import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrialsAnswer } from '../registryApi.ts';
import { FakeRegistry, idOf, ok } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';
import { ago } from './testing/sampleCanary.ts';
import { choose, done, planned, press } from './testing/moving.ts';

let registry: FakeRegistry;
let trials: TrialsAnswer;
const env = '/v1/environments/local';
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  trials = { canaries: [], ended: [], shadows: [], previews: [], mayFreeze: true };
  registry.answers[`${env}/trials`] = () => ok(trials);
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
