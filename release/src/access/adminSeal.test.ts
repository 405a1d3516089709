import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { AdminLog } from './adminLog.ts';
import { issueToken, readToken } from './tokens.ts';
import { adminSeal } from './adminSeal.ts';
import { Trust } from '../trust/Trust.ts';
import { testRoot } from '../testing/testRoot.ts';

const request = { name: 'ci', role: 'admin' as const, remotes: [], lifetime: 3_600_000 };

afterAll(removeTemporaryFolders);

async function openLog() {
  const store = openFolderStore(temporaryFolder());
  const { registry, stranger } = await testRoot(store);
  const logOf = (signers: (typeof registry)[]) => new AdminLog(store, adminSeal(new Trust(store, { signers })));
  return { store, registry, stranger, logOf };
}

test('With a root, a token counts when the registry has signed it', async () => {
  const { registry, logOf } = await openLog();
  const { text } = await issueToken(logOf([registry]), 'Ana', request);
  expect(await readToken(logOf([]), text)).toMatchObject({ role: 'admin' });
});

test('Who can only write to the store lets no one in', async () => {
  const { store, registry, stranger, logOf } = await openLog();
  await expect(issueToken(logOf([stranger]), 'Eve', request)).rejects.toThrow('needs a key');
  // As if there were no root.
  const { text } = await issueToken(new AdminLog(store), 'Eve', request);
  await expect(readToken(logOf([registry]), text)).rejects.toThrow('signed by no one');
});

test('An entry that somebody else has signed lets no one in', async () => {
  const { store, registry, logOf } = await openLog();
  const other = await openLog();
  await issueToken(other.logOf([other.registry]), 'Eve', request);
  await store.putIfAbsent('admin-log/00000001', (await other.store.get('admin-log/00000001')) ?? '');
  await expect(logOf([registry]).read()).rejects.toThrow(
    /untrusted|root that the store does not have|signed by no one/,
  );
});

test('Entries from before the root count when a signed one follows', async () => {
  const store = openFolderStore(temporaryFolder());
  const { text } = await issueToken(new AdminLog(store), 'Ana', request);
  const { registry } = await testRoot(store);
  const log = new AdminLog(store, adminSeal(new Trust(store, { signers: [registry] })));
  await expect(readToken(log, text)).rejects.toThrow('signed by no one');
  await issueToken(log, 'Ana', request);
  expect(await readToken(log, text)).toMatchObject({ role: 'admin' });
});
