import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrialsAnswer } from '../registryApi.ts';
import { FakeRegistry, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';
import { canary } from './testing/sampleCanary.ts';
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
  expect(screen.getByRole('link', { name: 'Canaries and shadows in local' })).toBeVisible();
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
