/** Commands that only read, and errors for a mistyped store or environment. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { publishRelease } from '../store/publishRelease.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder, writeSample } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

async function openStore(...digits: string[]) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const digit of digits) await publishSample(store, 'cart', digit);
  return { folder, store };
}

test.each(['status', 'history', 'list', 'verify', 'gc'])(
  '%s: a missing store is an error that names its path',
  async (command) => {
    const folder = join(temporaryFolder(), 'typo');
    const run = await runCli(folder, command);
    expect(run).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`There is no release store in ${folder}`),
    });
  },
);

test.each([['status'], ['activate', 'cart@latest'], ['rollback', 'cart'], ['list']])(
  '%s: a mistyped environment is an error that lists the environments',
  async (...argv) => {
    const { folder, store } = await openStore('a');
    await runOffline(folder, 'activate', 'cart@aaaa', '--env', 'staging', '--new-env');
    const run = await runCli(folder, ...argv, '--env', 'stagign');
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.err).toContain(
      `There is no environment "stagign" in ${folder}. This store has staging. Did you mean staging?`,
    );
    expect(await readLog(store, 'stagign')).toEqual([]);
    // Omitting --env does not create an environment either.
    expect((await runCli(folder, ...argv)).err).toContain('There is no environment "local"');
  },
);

test('without a running shell nothing is written, unless --no-shell allows it', async () => {
  const { folder, store } = await openStore('a');
  const run = await runCli(folder, 'activate', 'cart@aaaa', '--json');
  expect(run.code).toBe(1);
  expect(JSON.parse(run.out).error).toMatchObject({ code: 'no_shell', message: expect.stringContaining(folder) });
  expect(await readLog(store, 'local')).toEqual([]);
  expect((await runOffline(folder, 'activate', 'cart@aaaa')).code).toBe(0);
});

test('status and verify report a damaged rollback target until it is published again', async () => {
  const { folder, store } = await openStore('a', 'b');
  for (const digit of ['a', 'b']) await runOffline(folder, 'activate', `cart@${idOf(digit)}`);
  expect((await runCli(folder, 'verify')).code).toBe(0);
  const file = join(folder, 'releases/cart', idOf('a'), 'node/remoteEntry.cjs');
  writeFileSync(file, 'x');
  const words = /a rollback would be refused: of a+, node\/remoteEntry\.cjs is damaged/;
  expect((await runCli(folder, 'status')).out).toMatch(words);
  const run = await runCli(folder, 'verify');
  expect(run).toMatchObject({
    code: 1,
    out: expect.stringMatching(/cart@a+ +a rollback goes here +node\S+ is damaged/),
  });
  const built = temporaryFolder();
  writeSample(built, 'cart', 'a');
  await publishRelease(store, built, { by: 'ana', at: '2026-01-01T00:00:00.000Z' });
  expect((await runCli(folder, 'status')).out).not.toMatch(words);
  expect((await runCli(folder, 'verify', '--all')).out).toContain('No damage found: 2 checked.');
});

test('a live release that is missing altogether is reported as damage', async () => {
  const { folder } = await openStore('a');
  await runOffline(folder, 'activate', 'cart@aaaa');
  rmSync(join(folder, 'releases/cart', idOf('a')), { recursive: true });
  expect((await runCli(folder, 'status')).out).toContain('release.json is missing');
  expect((await runCli(folder, 'verify')).code).toBe(1);
});

test('list, show and diff say who published what, from which revision, how large, and which pages', async () => {
  const { folder } = await openStore('a');
  const store = openFolderStore(folder);
  const built = temporaryFolder();
  writeSample(built, 'cart', 'b', { operations: ['quoteCart'], contract: 2 });
  const revision = `${'1234567890'.repeat(4)}+changes`;
  await publishRelease(store, built, { by: 'bob', at: '2026-02-01T00:00:00.000Z', revision });
  await runOffline(folder, 'activate', 'cart@aaaa');
  const list = await runCli(folder, 'list', 'cart');
  expect(list.out).toMatch(
    /cart@b+ +2026-02-01 00:00:00Z +bob \(unverified\) +1234567890\+changes\ncart@a+ .* live since/,
  );
  const show = JSON.parse((await runCli(folder, 'show', 'cart@bbbb', '--json')).out);
  expect(show).toMatchObject({
    by: 'bob',
    byIsClaimed: true,
    revision,
    files: 2,
    damage: [],
    operations: ['quoteCart'],
  });
  expect(show.routes).toEqual([{ path: '/viewcart', example: '/', query: [] }]);
  expect((await runCli(folder, 'show', 'cart@bbbb')).out).toContain(`built from    ${revision}`);
  const diff = await runCli(folder, 'diff', 'cart@bbbb');
  expect(diff.out).toMatch(/cart@a+ .*\n {2}→ cart@b+ .*\ncontract: 1 → 2\ncalls:\n {2}\+ quoteCart\n/);
  expect((await runCli(folder, 'diff', 'cart@aaaa', 'bbbb')).out).toContain('- quoteCart');
});

test('names are marked as unverified, in text and in JSON', async () => {
  const { folder } = await openStore('a');
  await runOffline(folder, 'activate', 'cart@aaaa');
  const { entries } = JSON.parse((await runCli(folder, 'history', '--json')).out) as { entries: object[] };
  expect(entries[0]).toMatchObject({ by: 'ana', byIsClaimed: true });
  expect((await runCli(folder, 'history')).out).toContain('ana (unverified) activated cart@');
});
