import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { AdminLog } from './adminLog.ts';
import { issueToken, readToken } from './tokens.ts';

const hour = 3_600_000;
const request = { name: 'ci of cart', role: 'team' as const, remotes: ['cart'], lifetime: hour };

afterAll(removeTemporaryFolders);

test('A token stands for its role and remotes, in every registry on the store', async () => {
  const store = openFolderStore(temporaryFolder());
  const { text } = await issueToken(new AdminLog(store), 'Ana', request);
  expect(await readToken(new AdminLog(store), text)).toMatchObject({
    name: 'ci of cart',
    role: 'team',
    remotes: ['cart'],
  });
});

test('The store never holds the text of a token', async () => {
  const store = openFolderStore(temporaryFolder());
  const { text } = await issueToken(new AdminLog(store), 'Ana', request);
  const secret = text.slice('paw_0123456789ab_'.length);
  expect(secret).toHaveLength(32);
  for (const key of await store.list('')) expect(String(await store.get(key))).not.toContain(secret);
});

test('A wrong secret, an unknown id, an ended and an expired token open nothing', async () => {
  const log = new AdminLog(openFolderStore(temporaryFolder()));
  const { text, token } = await issueToken(log, 'Ana', request);
  expect(await readToken(log, `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`)).toMatch(/not known/);
  expect(await readToken(log, text.replace(token.id, '0123456789ab'))).toMatch(/not known/);
  expect(await readToken(log, text, Date.now() + hour + 1)).toMatch(/expired on/);
  await log.append('Ana', { kind: 'end-token', id: token.id });
  expect(await readToken(log, text)).toMatch(/was ended on/);
});

test('Tokens that two registries issue at once are all there', async () => {
  const store = openFolderStore(temporaryFolder());
  const logs = [new AdminLog(store), new AdminLog(store)];
  const issued = await Promise.all(
    Array.from({ length: 20 }, (_, i) => issueToken(logs[i % 2] as AdminLog, 'Ana', request)),
  );
  const { tokens } = await new AdminLog(store).read();
  expect(new Set(issued.map(({ token }) => token.id))).toEqual(new Set(tokens.keys()));
});

test('An entry that was replaced behind the back of the registry is noticed', async () => {
  const store = openFolderStore(temporaryFolder());
  const log = new AdminLog(store);
  await issueToken(log, 'Ana', request);
  await issueToken(log, 'Ana', { ...request, role: 'viewer' });
  const forged = JSON.parse(String(await store.get('admin-log/00000001')));
  await store.delete('admin-log/00000001');
  await store.putIfAbsent(
    'admin-log/00000001',
    JSON.stringify({ ...forged, change: { ...forged.change, role: 'admin' } }),
  );
  await expect(new AdminLog(store).read()).rejects.toThrow('Entry 2 of the registry');
});
