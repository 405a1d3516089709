import { appendNext } from '../testing/appendNext.ts';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { idOf, removeTemporaryFolders, sampleShell, temporaryFolder } from '../testing/sampleRelease.ts';
import { appendEntry, OutOfDate, readLog, recordShellFacts } from './activationLog.ts';
import { openFolderStore } from './folderStore.ts';

const draft = { at: '2026-01-01T00:00:00.000Z', by: 'ana', action: 'activate', changes: { cart: idOf('a') } } as const;
const here = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href);

afterAll(removeTemporaryFolders);

test('entries are numbered from 1 and read back in order; known ones are not read again', async () => {
  const store = openFolderStore(temporaryFolder());
  const first = await appendNext(store, 'local', draft);
  await appendNext(store, 'local', { ...draft, by: 'ben' });
  expect((await readLog(store, 'local')).map(({ n, by }) => `${n} ${by}`)).toEqual(['1 ana', '2 ben']);
  await store.delete('log/local/00000001');
  expect(await readLog(store, 'local', [first])).toHaveLength(2);
});

test('the second writer changes nothing and learns who won', async () => {
  const store = openFolderStore(temporaryFolder());
  await appendNext(store, 'local', draft);
  const late = appendEntry(store, 'local', [], { ...draft, by: 'ben', changes: { cart: idOf('b') } });
  await expect(late).rejects.toThrow(OutOfDate);
  await expect(late).rejects.toThrow(
    /Someone else changed the log first: ana activated cart@a+ at 2026.* status" and try again/,
  );
  expect(await readLog(store, 'local')).toHaveLength(1);
});

test('environments are independent', async () => {
  const store = openFolderStore(temporaryFolder());
  await appendNext(store, 'staging', draft);
  expect(await readLog(store, 'local')).toEqual([]);
});

test.each([
  ['is lost', ''],
  ['is damaged', '{"n":1'],
  ['has another number', JSON.stringify({ ...draft, n: 7 })],
])('an entry that %s is an error, because a guess would be worse', async (_, text) => {
  const store = openFolderStore(temporaryFolder());
  await appendNext(store, 'local', draft);
  await appendNext(store, 'local', draft);
  await store.delete('log/local/00000001');
  if (text) await store.putIfAbsent('log/local/00000001', text);
  await expect(readLog(store, 'local')).rejects.toThrow(/Entry 1 of the activation log .* restore it from a backup/);
});

test('a shell writes its facts once, and again after a change', async () => {
  const store = openFolderStore(temporaryFolder());
  await appendNext(store, 'local', draft);
  expect((await recordShellFacts(store, 'local', 'shell', sampleShell))?.n).toBe(2);
  expect(
    await recordShellFacts(store, 'local', 'shell', {
      ...sampleShell,
      operations: [...(sampleShell.operations ?? [])],
    }),
  ).toBeUndefined();
  expect((await recordShellFacts(store, 'local', 'shell', { ...sampleShell, contracts: [1, 2] }))?.n).toBe(3);
});

test('when two processes write 100 entries concurrently, each entry has exactly one winner', async () => {
  const folder = temporaryFolder();
  const script = join(temporaryFolder(), 'writer.mts');
  writeFileSync(
    script,
    `import { appendEntry, readLog } from ${here('activationLog.ts')};
     import { openFolderStore } from ${here('folderStore.ts')};
     const store = openFolderStore(process.argv[2]);
     const draft = { ...${JSON.stringify(draft)}, by: process.argv[3] };
     while (Date.now() < Number(process.argv[4]));
     let won = 0;
     for (let n = 0; n < 100; n++) await appendEntry(store, 'local', (await readLog(store, 'local')).slice(0, n), draft).then(() => won++, (error) => { if (error.code !== 'out_of_date') throw error; });
     console.log(won);`,
  );
  const start = String(Date.now() + 1500);
  const run = (by: string) => promisify(execFile)(process.execPath, [script, folder, by, start]);
  const [ana, ben] = await Promise.all([run('ana'), run('ben')]);
  const log = await readLog(openFolderStore(folder), 'local');
  expect(log).toHaveLength(100);
  expect(Number(ana.stdout) + Number(ben.stdout)).toBe(100);
  expect(log.filter(({ by }) => by === 'ana')).toHaveLength(Number(ana.stdout));
});
