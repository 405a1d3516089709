import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRegistry, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

let registry: FakeRegistry;
const mail = { name: 'mail', isSetUp: true, to: ['ana@shop.example', 'bo@shop.example'], fix: '' };
const webhook = { name: 'webhook', isSetUp: false, to: [], fix: 'Set GUARD_WEBHOOK and GUARD_WEBHOOK_SECRET.' };
const found = { channels: [mail, webhook], events: ['a canary was taken back'], waiting: 0, deliveries: [] };

beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  registry.answers['/v1/notifications'] = () => ok(found);
});

test('A releaser reads which channels are set up, to whom, for what, and that nothing was sent yet', async () => {
  showDashboard('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Notifications' }));
  const [first, second] = within(await screen.findByRole('region', { name: 'Channels' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('MailTo ana@shop.example, bo@shop.exampleSend a test');
  expect(second).toHaveTextContent('Signed webhookNot set up. Set GUARD_WEBHOOK and GUARD_WEBHOOK_SECRET.');
  expect(screen.getByText('a canary was taken back')).toBeVisible();
  expect(screen.getByText(/No message was sent yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a test by webhook' })).toBeNull();
});

test('A test is sent once however often it is pressed, and its result is shown with the last messages', async () => {
  let answer: (value: ReturnType<typeof ok>) => void = () => {};
  const held = new Promise<ReturnType<typeof ok>>((resolve) => {
    answer = resolve;
  });
  registry.answers['POST /v1/notifications/test'] = () => held;
  showDashboard('/notifications');
  const button = await screen.findByRole('button', { name: 'Send a test by mail' });
  await userEvent.click(button);
  await userEvent.click(button);
  const delivery = {
    at: new Date().toISOString(),
    channel: 'mail',
    kind: 'test',
    subject: 'Test',
    result: 'delivered',
  };
  registry.answers['/v1/notifications'] = () => ok({ ...found, waiting: 1, deliveries: [delivery] });
  answer(ok({ delivered: true, text: 'The mail server has taken the test.' }));
  expect(await screen.findByText('The mail server has taken the test.')).toHaveFocus();
  expect(registry.sent).toEqual([{ channel: 'mail' }]);
  expect(await screen.findByText('Delivered')).toBeVisible();
  expect(screen.getByText(/1 message is not delivered yet/)).toBeVisible();
});

test('Why a test failed is shown in words, and so is that there were enough of them', async () => {
  const text = 'The test was not delivered. The receiver answered 500.';
  registry.answers['POST /v1/notifications/test'] = () => ok({ delivered: false, text });
  showDashboard('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test by mail' }));
  expect(await screen.findByText(text)).toHaveClass('is-bad');
  registry.answers['POST /v1/notifications/test'] = () => refused(429, 'too_many_tests', 'Wait 20 s.');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test by mail' }));
  expect(await screen.findByText('Wait 20 s.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

test('Other roles find no link to the view, and read whom to ask', async () => {
  registry.answers['/auth/me'] = () =>
    ok({ kind: 'person', name: 'Bo', role: 'viewer', remotes: [], mayAdminister: false, mayNotify: false });
  showDashboard('/notifications');
  expect(await screen.findByText('Bo (viewer) may not see or test notifications: ask a releaser.')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
