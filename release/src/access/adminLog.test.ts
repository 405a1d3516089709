import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { AdminLog } from './adminLog.ts';
import { endSession, SESSION, startSession } from './sessions.ts';
import { issueToken } from './tokens.ts';

const DAY = 86_400_000;
const admin = { signIn: 'link', name: 'admin by link', role: 'admin', remotes: [] } as const;

afterAll(removeTemporaryFolders);

test('A log of many sign-ins amounts to those that are open, and to every token of an admin', async () => {
  const store = openFolderStore(temporaryFolder());
  let now = Date.now();
  const open = new AdminLog(store, undefined, () => now);
  await issueToken(open, 'Ana', { name: 'ci', role: 'viewer', remotes: [], lifetime: -1 });
  for (let i = 0; i < 100; i++) await startSession(open, 'npm start', admin);
  const last = await startSession(open, 'npm start', admin);
  await endSession(open, last);
  expect((await open.read()).tokens.size).toBe(102);
  now += SESSION + DAY;
  await issueToken(open, 'Ana', { name: 'ci', role: 'viewer', remotes: [], lifetime: DAY });
  expect((await open.read()).tokens.size).toBe(2);
  expect((await new AdminLog(store, undefined, () => now).read()).tokens.size).toBe(2);
});

test('A start reads a long log in a few rounds', async () => {
  const store = openFolderStore(temporaryFolder());
  const log = new AdminLog(store);
  for (let i = 0; i < 100; i++) await startSession(log, 'npm start', admin);
  let rounds = 0;
  const getMany = (keys: readonly string[]) => {
    rounds++;
    return Promise.all(keys.map((key) => store.get(key)));
  };
  const again = new AdminLog({ ...store, getMany });
  expect([(await again.read()).tokens.size, rounds]).toEqual([100, 7]);
  await again.read();
  expect(rounds).toBe(8);
});
