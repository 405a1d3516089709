/** Rollbacks of one release, several, a set, a time, and deactivations. `rollback.long.test.ts` has more of each. */
import { recordShellFacts } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { openSteps } from '../testing/openSteps.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, sampleShell, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const steps: Record<string, string>[] = [{ cart: 'a' }, { catalog: 'c' }, { cart: 'b', catalog: 'd' }];

test('several remotes are rolled back in one entry', async () => {
  const { folder, read } = await openSteps(...steps);
  expect((await runOffline(folder, 'rollback', 'cart', 'catalog')).code).toBe(0);
  expect(await read()).toMatchObject({ n: 4, live: { cart: idOf('a'), catalog: idOf('c') } });
});

test('a named release is rolled back only while it is live', async () => {
  const { folder, readLive } = await openSteps({ cart: 'a' }, { cart: 'b' }, { cart: 'c' });
  await runOffline(folder, 'rollback', 'cart@cccc', '--reason', 'wrong prices');
  expect(await readLive()).toEqual({ cart: idOf('b') });
  const again = await runOffline(folder, 'rollback', 'cart@cccc', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.out)).toMatchObject({
    changed: false,
    notes: [
      expect.stringMatching(/^cart@c+ is not live; cart@b+ is\. ana rolled back to .*\(wrong prices\) \(entry 4\)/),
    ],
  });
  expect((await runOffline(folder, 'rollback', 'cart@bbbb')).code).toBe(0);
  expect(await readLive()).toEqual({ cart: idOf('a') });
});

test('a release that is no longer live can be recalled once, and its activation then needs force', async () => {
  const { folder, read } = await openSteps({ cart: 'a' }, { cart: 'b' }, { cart: 'c' });
  const recall = (...more: string[]) => runOffline(folder, 'rollback', 'cart@bbbb', '--recall', ...more);
  expect((await recall('--dry-run')).out).toMatch(/Would recall cart@b+, which was no longer live, in "local"/);
  const run = await recall('--reason', 'sends orders twice');
  expect(run.out).toContain('No shell is running; it takes effect when one starts.');
  expect(run).toMatchObject({ code: 0, out: expect.stringMatching(/^Recalled cart@b+.* \(entry 4\)\./m) });
  expect(await read()).toMatchObject({
    n: 4,
    live: { cart: idOf('c') },
    recalled: { cart: [idOf('b')] },
    abandoned: { cart: [{ id: idOf('b'), reason: 'sends orders twice' }] },
  });
  expect((await runCli(folder, 'history', 'cart')).out).toMatch(/ana.* recalled cart@b+ \(sends orders twice\)/);
  expect((await recall()).out).toContain('Nothing to do.');
  await runOffline(folder, 'rollback', 'cart');
  expect((await read()).live).toEqual({ cart: idOf('a') });
  expect((await runOffline(folder, 'activate', 'cart@bbbb')).err).toContain('was abandoned by ana');
});

test('a release that was never live is not recalled', async () => {
  const { folder, store, read } = await openSteps({ cart: 'a' }, { cart: 'b' });
  await publishSample(store, 'cart', 'c');
  expect((await runOffline(folder, 'rollback', 'cart@cccc', '--recall')).out).toContain('Nothing to do.');
  expect((await read()).n).toBe(2);
});

test('a second rollback within three seconds counts as the same, and its message says how to go back further', async () => {
  const { folder, read } = await openSteps({ cart: 'a' }, { cart: 'b' }, { cart: 'c' });
  await runOffline(folder, 'rollback', 'cart');
  const second = await runOffline(folder, 'rollback', 'cart');
  expect(second).toMatchObject({
    code: 0,
    out: expect.stringMatching(/treated as the same rollback.*rollback cart@b+\n/),
  });
  expect(await read()).toMatchObject({ n: 4, live: { cart: idOf('b') } });
});

test('all remotes are rolled back to a set, or to a time', async () => {
  const { folder, read, readLive } = await openSteps(...steps);
  const history = JSON.parse((await runCli(folder, 'history', '--json')).out) as { entries: { setId: string }[] };
  const setId = history.entries[1]?.setId ?? '';
  expect((await runOffline(folder, 'rollback', '--all', '--to-set', setId.slice(0, 8))).code).toBe(0);
  expect(await read()).toMatchObject({ n: 4, live: { cart: idOf('a'), catalog: idOf('c') } });
  const run = await runOffline(folder, 'rollback', '--all', '--at', '1h');
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('The target is the set that was live from') });
  expect(await readLive()).toEqual({ cart: idOf('a') });
  const again = await runOffline(folder, 'rollback', '--all', '--at', '1h', '--json');
  expect(JSON.parse(again.out)).toMatchObject({ changed: false });
});

test("a remote's first release is deactivated and abandoned", async () => {
  const { folder, read } = await openSteps({ content: 'a' }, { cart: 'b' });
  const words = 'take the remote out of the shop with "npm run release -- deactivate content"';
  expect((await runOffline(folder, 'rollback', 'content')).err).toContain(words);
  expect((await runOffline(folder, 'deactivate', 'content', '--reason', 'too early')).code).toBe(0);
  expect(await read()).toMatchObject({ live: { cart: idOf('b') }, abandoned: { content: [{ id: idOf('a') }] } });
  expect((await runOffline(folder, 'activate', 'content@aaaa')).err).toContain('was abandoned by ana');
  const again = await runOffline(folder, 'deactivate', 'content');
  expect(again).toMatchObject({
    code: 0,
    out: expect.stringContaining('content has no live release.\nNothing to do.'),
  });
});

test('a deactivation that costs a page of the specification needs --allow-loss', async () => {
  const { folder, store, readLive } = await openSteps({ cart: 'a' });
  await recordShellFacts(store, 'local', 'shell', sampleShell);
  expect((await runOffline(folder, 'deactivate', 'cart')).err).toContain('The shop would lose /viewcart');
  expect((await runOffline(folder, 'deactivate', 'cart', '--allow-loss')).code).toBe(0);
  expect(await readLive()).toEqual({});
});

test.each([
  [['activate', 'cart@aaaa'], 'would be activated'],
  [['rollback', 'cart'], 'Would roll back to cart@a'],
  [['deactivate', 'cart'], 'would be deactivated'],
])('%j --dry-run changes nothing', async (argv, words) => {
  const { folder, read } = await openSteps(...steps);
  const run = await runCli(folder, ...argv, '--dry-run');
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining(words) });
  expect(run.out).toContain('Nothing was changed (--dry-run).');
  expect((await read()).n).toBe(3);
});

test.each([
  [['rollback', '--all'], '--all needs a target'],
  [['rollback', 'cart', '--at', 'yesterday'], '--at yesterday is not a time in the past'],
  [['rollback', 'cart', '--at', '1h', '--to-set', 'abcd'], 'Use only one of --to, --to-set and --at'],
])('%j is refused as a usage error', async (argv, words) => {
  const { folder } = await openSteps(...steps);
  expect(await runOffline(folder, ...argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
});

test('status and rollback report route facts that the target does not declare', async () => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const none = { js: [], css: [] };
  const page = { name: 'page', path: '/viewcart', example: '/viewcart', query: [], viewQuery: [], files: none };
  await publishSample(store, 'cart', 'a', { routes: [page] });
  await publishSample(store, 'cart', 'b', { routes: [{ ...page, secret: true }] });
  for (const digit of 'ab') await runOffline(folder, 'activate', `cart@${idOf(digit)}`);
  expect((await runCli(folder, 'status')).out).toContain('a rollback goes to a release that says less of its pages');
  expect((await runOffline(folder, 'rollback', 'cart')).out).toMatch(
    /Note: cart@a+ does not declare "secret" for \/viewcart/,
  );
  const { out } = await runCli(folder, 'status');
  expect(out).toContain('says less of its pages than the release that was left');
  expect(out).not.toContain('a rollback goes to');
});
