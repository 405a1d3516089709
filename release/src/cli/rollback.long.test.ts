/** More rollbacks to a time, and more that are refused or only tried. */
import { openSteps } from '../testing/openSteps.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const steps: Record<string, string>[] = [{ cart: 'a' }, { catalog: 'c' }, { cart: 'b', catalog: 'd' }];

test('one entry can roll back one remote and recall an earlier release of another', async () => {
  const { folder, read } = await openSteps(...steps);
  expect((await runOffline(folder, 'rollback', 'cart', 'catalog@cccc', '--recall')).code).toBe(0);
  expect(await read()).toMatchObject({
    n: 4,
    live: { cart: idOf('a'), catalog: idOf('d') },
    recalled: { cart: [idOf('b')], catalog: [idOf('c')] },
  });
});

test('one remote alone can be rolled back to a time', async () => {
  const { folder, readLive } = await openSteps(...steps);
  await runOffline(folder, 'rollback', 'cart', '--at', '59m');
  expect(await readLive()).toEqual({ cart: idOf('a'), catalog: idOf('d') });
});

test('the live shell stays when the log had none at that time', async () => {
  const { folder, readLive } = await openSteps({ cart: 'a' }, { cart: 'b', shell: 'c' });
  const run = await runOffline(folder, 'rollback', '--all', '--at', '1h');
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('the live one stays') });
  expect(await readLive()).toEqual({ cart: idOf('a'), shell: idOf('c') });
  const alone = await runOffline(folder, 'rollback', 'shell', '--at', '1h');
  expect(alone).toMatchObject({ code: 0, out: expect.stringMatching(/the live one stays\.\nNothing to do\./) });
});

test('a rollback of all to a time changes nothing with --dry-run', async () => {
  const { folder, read } = await openSteps(...steps);
  const run = await runCli(folder, 'rollback', '--all', '--at', '1h', '--dry-run');
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('Would roll back to cart@a') });
  expect((await read()).n).toBe(3);
});

test.each([
  [['rollback'], 'The remote is missing'],
  [['rollback', '--at', '1h'], 'Name the remotes or use --all'],
  [['rollback', 'cart', '--all', '--at', '1h'], 'Name the remotes or use --all'],
  [['rollback', 'cart', '--at', '2099-01-01'], '--at 2099-01-01 is not a time in the past'],
  [['rollback', 'cart', 'catalog', '--to', 'aaaa'], '--to is for one remote'],
  [['rollback', 'cart', 'cart@aaaa'], 'cart is named twice'],
])('%j is refused as a usage error', async (argv, words) => {
  const { folder } = await openSteps(...steps);
  expect(await runOffline(folder, ...argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
});
