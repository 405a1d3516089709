import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { AdminLog } from './adminLog.ts';
import { invite } from './invitations.ts';
import { readSession, startSession } from './sessions.ts';
import { findInvitation, listTokens, readToken } from './tokens.ts';

const hour = 3_600_000;
const wanted = { name: 'Bo', role: 'team' as const, remotes: ['cart'], lifetime: hour };

afterAll(removeTemporaryFolders);

async function openInvitation() {
  const store = openFolderStore(temporaryFolder());
  const log = new AdminLog(store);
  const { path, token } = await invite(log, 'Ana', wanted);
  const text = path.split('/').at(-1) ?? '';
  const find = async (now?: number) => findInvitation(await log.read(), text, now);
  const signIn = (own: AdminLog) =>
    startSession(own, 'Ana', { signIn: 'link', name: 'Bo', role: 'team', remotes: ['cart'], invitation: token.id });
  return { store, log, token, text, find, signIn };
}

test('An invitation signs one person in with its role, and is not listed anymore', async () => {
  const { log, token, find, signIn } = await openInvitation();
  expect(listTokens(await log.read())).toMatchObject([{ id: token.id, isInvitation: true, name: 'Bo' }]);
  expect(await find()).toMatchObject({ id: token.id, role: 'team', remotes: ['cart'] });
  const session = await signIn(log);
  expect(await readSession(log, session)).toMatchObject({ kind: 'link', name: 'Bo', role: 'team', remotes: ['cart'] });
  expect(await find()).toBeUndefined();
  expect(listTokens(await log.read()).map(({ id }) => id)).toEqual([session]);
});

test('Of two who open it at once in two registries, one is signed in', async () => {
  const { store, log, signIn } = await openInvitation();
  const logs = [log, new AdminLog(store)];
  const ids = await Promise.all(logs.map(signIn));
  const found = await Promise.all(ids.map(async (id) => readSession(new AdminLog(store), id)));
  expect(found.filter((one) => 'kind' in one)).toHaveLength(1);
});

test('One that was ended or is over opens nothing, also for a person who had the page open', async () => {
  const { log, token, find, signIn } = await openInvitation();
  expect(await find(Date.now() + hour)).toBeUndefined();
  await log.append('Ana', { kind: 'end-token', id: token.id });
  expect(await find()).toBeUndefined();
  expect(await readSession(log, await signIn(log))).toMatchObject({ code: 'session_over' });
});

test('Its text is no token, and another text is no invitation', async () => {
  const { log, text } = await openInvitation();
  expect(await readToken(log, text)).toMatch(/part of a one-time link/);
  const other = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
  expect(findInvitation(await log.read(), other)).toBeUndefined();
});
