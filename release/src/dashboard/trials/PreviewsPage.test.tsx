import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRegistry, idOf, local, ok } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

const env = '/v1/environments/local';
const at = new Date().toISOString();
const until = '2026-03-04T16:30:00.000Z';
const preview = {
  id: '1f2e3d4c',
  releases: { cart: idOf('b') },
  at,
  until,
  host: 'shop.example',
  by: 'bob',
  mayEnd: true,
};
const planned = ok({ text: 'Would. Nothing was changed (--dry-run).', lines: [], data: { dryRun: true } });

let registry: FakeRegistry;
let trials: object;
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  trials = { canaries: [], ended: [], shadows: [], previews: [preview], mayFreeze: true };
  registry.answers[`${env}/trials`] = () => ok(trials);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('A preview is listed with its end, who opened it and where it is shown, and ends with a reason', async () => {
  registry.answers[`${env}/previews/1f2e3d4c`] = ({ dryRun }) =>
    dryRun ? planned : ok({ text: 'Preview 1f2e3d4c is ended.', lines: [], data: { changed: true } });
  showDashboard('/env/local/previews');
  const row = (await screen.findByText('Mar 4, 16:30 UTC')).closest('li');
  expect(row).toHaveTextContent(/cart bbbbbbbb until Mar 4, 16:30 UTC on shop.example, opened \d+ s ago by bob/);
  await userEvent.click(screen.getByRole('link', { name: 'End preview 1f2e3d4c' }));
  await choose('The address got out');
  await press('End the preview');
  expect(await screen.findByRole('heading', { name: 'Ended' })).toHaveFocus();
  expect(registry.sent.at(-1)).toEqual({ reason: 'The address got out' });
});

test('An opened preview shows its address and its end, once', async () => {
  const candidate = {
    remote: 'cart',
    release: idOf('c'),
    at,
    by: 'ci',
    isAbandoned: false,
    mayBeginCanary: false,
    mayTry: true,
  };
  registry.answers[`${env}/candidates`] = () => ok({ candidates: [candidate] });
  const url = 'https://shop.example/preview/secret';
  registry.answers[`${env}/previews`] = ({ dryRun }) =>
    dryRun ? planned : ok({ text: 'Preview 2 shows it.', lines: [], data: { changed: true, url, until } });
  showDashboard('/env/local/previews/begin');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For' }), '8h');
  await press('Make the plan');
  await choose('A fix');
  await press('Open a preview for 8h');
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', url);
  expect(
    screen.getByText(/Anyone with this address sees it until Mar 4, 16:30 UTC; it is shown only now/),
  ).toBeVisible();
  expect(registry.sent.at(-1)).toEqual({ releases: [`cart@${idOf('c')}`], for: '8h', reason: 'A fix' });
});

test('A role that may not end a preview has no link for it', async () => {
  trials = { ...trials, previews: [{ ...preview, mayEnd: false }] };
  showDashboard('/env/local/previews');
  await screen.findByText('Mar 4, 16:30 UTC');
  expect(screen.queryByRole('link', { name: /End preview/ })).toBeNull();
});

test('An environment is frozen for a time that is chosen, with a reason', async () => {
  registry.answers[`${env}/freeze`] = ({ dryRun }) =>
    dryRun ? planned : ok({ text: '"local" is frozen until …', lines: [], data: { changed: true } });
  showDashboard('/env/local/freeze');
  expect(await screen.findByText(/^local is not frozen\./)).toBeVisible();
  await press('a day');
  await choose('Launch');
  await press('Freeze for a day');
  expect(await screen.findByRole('heading', { name: 'Frozen' })).toHaveFocus();
  expect(registry.sent).toEqual([
    { until: '1d', dryRun: true },
    { until: '1d', reason: 'Launch' },
  ]);
});

test('A freeze is shown with its end and ended early; a role that may not freeze has no button', async () => {
  registry.environments = [{ ...local, freeze: { until, by: 'ana', reason: 'launch' } }];
  registry.answers[`${env}/unfreeze`] = ({ dryRun }) =>
    dryRun ? planned : ok({ text: '"local" is open for activations again.', lines: [], data: { changed: true } });
  const { unmount } = showDashboard('/env/local/freeze');
  expect(await screen.findByText(/^Frozen until Mar 4, 16:30 UTC by ana: launch\./)).toBeVisible();
  await press('End the freeze');
  await choose('It is over');
  await press('End the freeze');
  expect(await screen.findByRole('heading', { name: 'Open again' })).toHaveFocus();
  unmount();
  trials = { ...trials, mayFreeze: false };
  showDashboard('/env/local/freeze');
  expect(await screen.findByText(/may not freeze an environment: ask a releaser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'a day' })).toBeNull();
});
