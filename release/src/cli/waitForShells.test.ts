/** Commands with a running shell and with concurrent writers. */
import { appendNext } from '../testing/appendNext.ts';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { startFakeShell } from '../testing/fakeShell.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { announceShell } from '../store/runningShells.ts';
import { writeVerdict } from '../store/verdicts.ts';
import { describeAnswers, listRefusals, waitForShells } from './waitForShells.ts';

afterAll(removeTemporaryFolders);

async function openStore(...releases: [string, string][]) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const [name, digit] of releases) await publishSample(store, name, digit);
  return { folder, store };
}

test('the command waits for the running shell and reports the time', async () => {
  const { folder, store } = await openStore(['cart', 'a'], ['cart', 'b']);
  await runOffline(folder, 'activate', 'cart@aaaa');
  const shell = await startFakeShell(store);
  const run = await runCli(folder, 'activate', 'cart@bbbb');
  expect(run).toMatchObject({ code: 0, out: expect.stringMatching(/It is live on 1 shell after \d+ ms\./) });
  expect((await runCli(folder, 'status')).out).toMatch(/Shell http:\/\/localhost:3000 .* is on this set/);
  await shell.stop();
  expect((await runCli(folder, 'status')).out).toContain('No shell is running.');
});

test('a release that a shell refuses is rolled back and abandoned with its reason, and the command fails', async () => {
  const { folder, store } = await openStore(['cart', 'a'], ['cart', 'b']);
  await runOffline(folder, 'activate', 'cart@aaaa');
  const shell = await startFakeShell(store, (live) => (live.cart === idOf('b') ? '/viewcart threw' : undefined));
  const run = await runCli(folder, 'activate', 'cart@bbbb');
  await shell.stop();
  expect(run.code).toBe(1);
  expect(run.err).toMatch(
    /cart@b+ did not go live: http:\/\/localhost:3000 says: \/viewcart threw\. It was rolled back \(entry 3\)/,
  );
  const log = foldLog(await readLog(store, 'local'));
  expect(log.live).toEqual({ cart: idOf('a') });
  expect(log.abandoned.cart).toMatchObject([{ id: idOf('b'), reason: expect.stringContaining('/viewcart threw') }]);
});

test('after the refusal of a first release the remote has no live release', async () => {
  const { folder, store } = await openStore(['cart', 'a']);
  const shell = await startFakeShell(store, (live) => live.cart && 'it does not load');
  expect((await runCli(folder, 'activate', 'cart@latest')).code).toBe(1);
  await shell.stop();
  expect(foldLog(await readLog(store, 'local')).live).toEqual({});
  expect((await runCli(folder, 'history')).out).toMatch(
    /2 .* shell http:\/\/localhost:3000 \(unverified\) refused cart@a+, back to no cart/,
  );
});

test('a rollback that a shell refuses is reported, and no further entry is written', async () => {
  const { folder, store } = await openStore(['cart', 'a'], ['cart', 'b']);
  await runOffline(folder, 'activate', 'cart@aaaa');
  await runOffline(folder, 'activate', 'cart@bbbb');
  const shell = await startFakeShell(store, () => 'out of memory');
  const run = await runCli(folder, 'rollback', 'cart');
  await shell.stop();
  expect(run).toMatchObject({ code: 1, err: expect.stringMatching(/The rollback did not go live: .*out of memory/) });
  expect(await readLog(store, 'local')).toHaveLength(3);
});

test('an excluded release of another remote is noted, and the activation succeeds', async () => {
  const { folder, store } = await openStore(['cart', 'a']);
  await runCli(folder, 'activate', 'cart@latest');
  const { instance } = await announceShell(store, 'local', 'http://shop.example');
  const leftOut = { catalog: { release: idOf('c'), error: '/ answers 500.' } };
  await writeVerdict(store, 'local', 1, instance, { ok: true, leftOut, ms: 1, setId: 'x', at: '' });
  const waited = await waitForShells(store, 'local', 1);
  expect(listRefusals(waited)).toEqual([]);
  expect(describeAnswers(waited)).toContain(
    `Note: http://shop.example does not serve catalog@${idOf('c')}: / answers 500.`,
  );
});

test('the first verdict of a started shell covers earlier entries', async () => {
  const { store } = await openStore();
  const changes: Record<string, string>[] = [{ cart: idOf('a') }, { catalog: idOf('c') }];
  for (const one of changes)
    await appendNext(store, 'local', { at: new Date().toISOString(), by: 'ana', action: 'activate', changes: one });
  const { instance } = await announceShell(store, 'local', 'http://shop.example');
  const leftOut = { catalog: { release: idOf('c'), error: '/ answers 500.' } };
  await writeVerdict(store, 'local', 3, instance, { ok: true, isFirst: true, leftOut, ms: 1, setId: 'x', at: '' });
  expect(listRefusals(await waitForShells(store, 'local', 1))).toEqual([]);
  expect(listRefusals(await waitForShells(store, 'local', 2))).toEqual([
    `http://shop.example says: catalog@${idOf('c')}: / answers 500.`,
  ]);
});

test('a shell that does not answer in time is named', async () => {
  const { store } = await openStore();
  const silent = { pid: 1, host: 'elsewhere', url: 'http://shop.example', since: '2026-01-01T00:00:00.000Z' };
  await store.putIfAbsent('running/local/silent', JSON.stringify(silent));
  const waited = await waitForShells(store, 'local', 1, 80);
  expect(() => describeAnswers(waited)).toThrow(/http:\/\/shop.example \(pid 1 on elsewhere\) has not answered/);
});

test('a shell that stops in the meantime is not waited for', async () => {
  const { store } = await openStore();
  await store.putIfAbsent('running/local/going', JSON.stringify({ pid: 1, host: 'x', url: '', since: '' }));
  setTimeout(() => void store.delete('running/local/going'), 60);
  expect((await waitForShells(store, 'local', 1)).answers).toEqual([]);
});

test('a shell whose lease runs out is not waited for any longer, and is named', async () => {
  const { store } = await openStore();
  const hung = { pid: 1, host: 'elsewhere', url: 'http://shop.example', since: '2026-01-01T00:00:00.000Z' };
  // Clocks may differ by 5 s.
  await store.putIfAbsent(`running/local/hung/${Date.now() - 4_700}`, JSON.stringify(hung));
  const waited = await waitForShells(store, 'local', 1);
  expect(waited.ms).toBeLessThan(5_000);
  expect(describeAnswers(waited)).toContain('http://shop.example (pid 1 on elsewhere) has not followed');
});

test('of six concurrent activations each one is written or fails with the name of the faster user', async () => {
  const digits = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { folder, store } = await openStore(...digits.map((digit) => ['cart', digit] as [string, string]));
  const lost: string[] = [];
  let won = 0;
  // Processes may run one after the other by chance, so repeat until two of them overlap.
  for (let round = 0; !lost.length && round < 10; round++) {
    const runs = await Promise.all(digits.map((digit) => runOffline(folder, 'activate', `cart@${idOf(digit)}`)));
    lost.push(...runs.filter(({ code }) => code).map(({ err }) => err));
    won += runs.filter(({ out }) => out.includes('is activated')).length;
  }
  expect(await readLog(store, 'local')).toHaveLength(won);
  expect(lost[0]).toMatch(
    /^Nothing was changed\.\ncart has changed since this command started: ana activated cart@\w+ \(entry \d+\)\. Check .*decide again\.\n$/,
  );
});
