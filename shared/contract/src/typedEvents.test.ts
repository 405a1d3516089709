import { announceSession, onSessionChanged } from './sessionEvents.ts';
import { listen, send } from './typedEvents.ts';

test('listeners get what was sent until they unsubscribe', () => {
  const heard: unknown[] = [];
  const stop = listen('session:changed', (detail) => heard.push(detail));
  send('session:changed', { kind: 'guest' });
  stop();
  send('session:changed', { kind: 'none' });
  expect(heard).toEqual([{ kind: 'guest' }]);
});

test('a message is answered only when a listener answers it', () => {
  const stopHearing = listen('session:changed', () => {});
  expect(send('session:changed', { kind: 'none' })).toBe(false);
  const stopAnswering = listen('session:changed', (_, event) => event.preventDefault());
  expect(send('session:changed', { kind: 'none' })).toBe(true);
  stopHearing();
  stopAnswering();
});

test('two releases, each with its copy of the contract, get each other’s events', async () => {
  let copy: typeof import('./sessionEvents.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./sessionEvents.ts');
  });
  const heard: string[] = [];
  const stop = onSessionChanged(({ kind }) => heard.push(kind));
  expect(copy?.announceSession).not.toBe(announceSession);
  copy?.announceSession({ kind: 'member' });
  stop();
  expect(heard).toEqual(['member']);
});
