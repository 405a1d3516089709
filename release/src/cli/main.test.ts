/** Runs the command line as real processes on a real folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, recordShellFacts } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import {
  idOf,
  publishSample,
  removeTemporaryFolders,
  sampleShell,
  temporaryFolder,
  writeSample,
} from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

async function openStore(...releases: [string, string, object?][]) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const [name, digit, changes] of releases) await publishSample(store, name, digit, changes);
  return { folder, store, readLive: async () => foldLog(await readLog(store, 'local')).live };
}

/** A remote whose build writes a sample release. */
function writeRemote(name: string, digit: string): string {
  const folder = temporaryFolder();
  writeSample(join(folder, 'prepared'), name, digit);
  const script =
    "import { cpSync } from 'node:fs';\nconsole.log('building');\ncpSync('prepared', 'dist/release', { recursive: true });\n";
  writeFileSync(join(folder, 'build.ts'), script);
  return folder;
}

test('publish builds and stores the remote and prints the next command', async () => {
  const { folder, readLive } = await openStore();
  const from = writeRemote('cart', 'a');
  const first = await runCli(folder, 'publish', 'remote-cart', '--from', from);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^building\ncart@a{16} is published: 2 files, 0\.0 KB for browsers/);
  expect(first.out).toMatch(/Next: npm run release -- activate cart@a{16}\n$/);
  const again = await runCli(folder, 'publish', 'cart', '--from', from, '--no-build', '--json');
  expect(JSON.parse(again.out)).toMatchObject({ remote: 'cart', release: idOf('a'), outcome: 'already' });
  expect(await readLive()).toEqual({});
});

test('publish --dry-run builds and reports, and writes nothing', async () => {
  const { folder, store } = await openStore(['catalog', 'a']);
  const before = await store.list('');
  const run = await runCli(folder, 'publish', 'cart', '--from', writeRemote('cart', 'a'), '--dry-run');
  expect(run.out).toMatch(/cart@a+ would be published: 2 files.*\nNothing was written to the store \(--dry-run\)\.\n$/);
  expect(await store.list('')).toEqual(before);
});

test('a failed build publishes nothing, and its output is shown', async () => {
  const { folder, store } = await openStore();
  const from = temporaryFolder();
  writeFileSync(join(from, 'build.ts'), "console.error('Cannot find ./page'); process.exit(3);\n");
  const run = await runCli(folder, 'publish', 'cart', '--from', from);
  expect(run).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Cannot find .\/page\nThe build of .* failed \(exit code 3\)/),
  });
  expect(await store.list('')).toEqual([]);
});

test('a second rollback does not return to an abandoned release', async () => {
  const { folder, readLive } = await openStore(['cart', 'a'], ['cart', 'b']);
  expect((await runOffline(folder, 'activate', 'cart@aaaa')).out).toContain(
    'No shell is running; it goes live when one starts.',
  );
  await runOffline(folder, 'activate', 'remote-cart@latest');
  expect(await readLive()).toEqual({ cart: idOf('b') });
  expect((await runOffline(folder, 'rollback', 'cart', '--reason', 'wrong prices')).out).toMatch(
    /Rolled back to cart@a+, leaving cart@b+ in "local" \(entry 3\)/,
  );
  const second = await runOffline(folder, 'rollback', 'cart@aaaa');
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining('no earlier release that was not abandoned') });
  const forbidden = await runOffline(folder, 'activate', 'cart@bbbb');
  expect(forbidden).toMatchObject({
    code: 1,
    err: expect.stringContaining('wrong prices. To activate it anyway, add --force'),
  });
  expect((await runOffline(folder, 'activate', 'cart@bbbb', '--force', '--reason', 'it was the api')).code).toBe(0);
  expect(await readLive()).toEqual({ cart: idOf('b') });
});

test('several remotes go live in one entry', async () => {
  const { folder, store } = await openStore(['cart', 'a'], ['catalog', 'b']);
  const run = await runOffline(folder, 'activate', 'cart@latest', 'catalog@latest', '--json');
  expect(JSON.parse(run.out)).toMatchObject({ n: 1, changes: { cart: idOf('a'), catalog: idOf('b') }, shells: [] });
  expect(JSON.parse(run.out).setId).toBe(foldLog(await readLog(store, 'local')).setId);
});

test('status and history describe the live set and its changes', async () => {
  const { folder } = await openStore(['cart', 'a'], ['cart', 'b'], ['catalog', 'c']);
  await runOffline(folder, 'activate', 'cart@aaaa');
  await runOffline(folder, 'activate', 'cart@bbbb');
  await runOffline(folder, 'rollback', 'cart', '--reason', 'wrong prices');
  const status = await runCli(folder, 'status');
  expect(status.out).toMatch(
    /cart +a{16} +2\S+ \S+Z +ana \(unverified\) +- +ok; newest published is b{16}, abandoned\n/,
  );
  expect(status.out).toMatch(/catalog +- .*not live/);
  const history = await runCli(folder, 'history', 'cart');
  expect(history.out).toMatch(
    /\n3 .*ana \(unverified\) rolled back to cart@a+, leaving cart@b+ \(wrong prices\)\n2 .*activated cart@b+\n1 /,
  );
  expect(history.out).toMatch(/Abandoned:\ncart@b+ by ana \(unverified\) at .*: wrong prices\n$/);
});

test('activate and status name a damaged file, and the store is not changed', async () => {
  const { folder, readLive } = await openStore(['cart', 'a'], ['cart', 'b']);
  await runOffline(folder, 'activate', 'cart@aaaa');
  for (const digit of ['a', 'b'])
    writeFileSync(join(folder, 'releases/cart', idOf(digit), 'browser/remoteEntry.js'), 'x');
  const refused = await runOffline(folder, 'activate', 'cart@bbbb');
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/The file browser\/remoteEntry.js of cart@b+ is damaged/),
  });
  expect((await runCli(folder, 'status')).out).toContain('browser/remoteEntry.js is damaged');
  expect(await readLive()).toEqual({ cart: idOf('a') });
});

test('once a shell has written its facts, an incompatible release is refused', async () => {
  const second = { contract: 2, bundled: ['react'] };
  const { folder, store } = await openStore(['cart', 'a'], ['cart', 'b', second]);
  expect((await runOffline(folder, 'activate', 'cart@aaaa')).out).toContain('Note: No shell has ever started here');
  await recordShellFacts(store, 'local', 'shell', sampleShell);
  const run = await runOffline(folder, 'activate', 'cart@bbbb', '--json');
  expect(run.code).toBe(1);
  const { error } = JSON.parse(run.out);
  expect(error).toMatchObject({
    code: 'refused',
    message: expect.stringMatching(/contract 2.*\n.*bundles its own react,/),
  });
});

test.each([
  [['activate', 'dog@latest'], 1, 'No remote "dog" was published in this store. This store has cart.'],
  [['activate', 'cart@ffff'], 1, `There is no release cart@ffff. The newest are ${idOf('a')}.`],
  [['activate', 'cart'], 2, '"cart" does not name a release: write <remote>@<release>, as in cart@latest.'],
  [['activate', 'cart@aaaa', 'cart@aaaa'], 2, 'cart is named twice'],
  [['rollback', 'dog'], 1, 'No remote "dog" was published'],
  [['rollback', 'cart'], 1, 'cart has no live release: activate one with'],
  [['rollback', 'cart', '--to', 'catalog@aaaa'], 2, '--to names a release of catalog'],
  [['history', 'dog'], 1, 'No remote "dog" was published in this store. This store has cart.'],
  [['publish', 'dog'], 1, 'has no build.ts. The remotes here are account, cart, catalog, content.'],
  [['publish', 'catalogue'], 1, 'Did you mean catalog?'],
  [['rollback', 'crat'], 1, 'This store has cart. Did you mean cart?'],
  [['status', '--env', 'A b'], 2, '"A b" is not a valid environment name'],
])('the error of %j is one sentence', async (argv, code, sentence) => {
  const { folder } = await openStore(['cart', 'a']);
  const run = await runCli(folder, ...argv);
  expect(run).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
  expect(run.err).not.toMatch(/\n\s+at /);
});

test('a store path that is a file is an error in one sentence', async () => {
  const file = join(temporaryFolder(), 'store');
  writeFileSync(file, '');
  const from = temporaryFolder();
  mkdirSync(join(from, 'dist'));
  writeSample(join(from, 'dist/release'), 'cart', 'a');
  const run = await runCli(file, 'publish', 'cart', '--from', from, '--no-build');
  expect(run).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The release store .* cannot be used: .* Choose .*--store/),
  });
});
