import { screen } from '@testing-library/react';
import { FakeRegistry, idOf, ok } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

let registry: FakeRegistry;
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
});

test('What waits for a second key is shown with its end and the command that signs it', async () => {
  const proposal = {
    id: 'abcdef012345',
    text: `bob activated cart@${idOf('b')}`,
    at: new Date().toISOString(),
    until: '2026-03-04T16:30:00.000Z',
    signatures: 1,
    command: 'npm run release -- approve abcdef012345 --env local --store <folder or bucket> --key <file>',
  };
  registry.answers['/v1/environments/local/proposals'] = () => ok({ proposals: [proposal] });
  showDashboard('/env/local/second-keys');
  const row = (await screen.findByText(proposal.text)).closest('li');
  expect(row).toHaveTextContent(
    /proposed \d+ s ago as abcdef012345, with 1 signature\. It can be signed until Mar 4, 16:30 UTC/,
  );
  expect(row).toHaveTextContent('approve abcdef012345 --env local --store <folder or bucket>');
});

test('When nothing waits, the view says so, with the command that lists', async () => {
  registry.answers['/v1/environments/local/proposals'] = () => ok({ proposals: [] });
  showDashboard('/env/local/second-keys');
  expect(await screen.findByText('Nothing waits for a second key.')).toBeVisible();
  expect(screen.getByText(/approve --env local/)).toBeVisible();
});
