import { relayReports } from './relayReports.mjs';

test('a shell that connects gets the newest report of each build, and every later one', () => {
  const builds = [{ name: 'catalog build' }, { name: 'shell build' }];
  const shell = { send: jest.fn() };
  const relayTo = relayReports(builds);
  builds[0].onMessage({ version: 'old' });
  builds[0].onMessage({ version: 'new' });
  relayTo(shell);
  shell.onMessage({ type: 'listening' });
  builds[1].onMessage({ version: 'later' });
  expect(shell.send.mock.calls).toEqual([[{ version: 'new' }], [{ version: 'later' }]]);
});
