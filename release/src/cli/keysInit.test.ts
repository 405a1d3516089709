/** What `keys init` makes of a store whose log and releases no one has signed. */
import { join } from 'node:path';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { readManifest } from '../store/releases.ts';
import { appendNext } from '../testing/appendNext.ts';
import { runCli } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { trustedStore } from '../trust/openTrust.ts';

afterAll(removeTemporaryFolders);

const entry = (digit: string, more: object = {}) => ({
  at: '2026-01-02T00:00:00.000Z',
  by: 'ana',
  action: 'activate',
  changes: { cart: idOf(digit) },
  ...more,
});

/** Two plain entries: cart@a, then cart@b. */
async function openUnsigned() {
  const folder = temporaryFolder();
  const address = join(folder, 'store');
  const disk = openFolderStore(address);
  for (const digit of ['a', 'b', 'c']) await publishSample(disk, 'cart', digit);
  // As versions before 1.2 wrote them: they do not name each other.
  for (const [index, digit] of ['a', 'b'].entries()) {
    const n = index + 1;
    await disk.putIfAbsent(`log/local/0000000${n}`, JSON.stringify({ ...entry(digit), n }));
  }
  const file = (name: string) => join(folder, `${name}.json`);
  const run = async (...argv: string[]) => {
    const { code, out, err } = await runCli(address, ...argv);
    return { code, text: out + err };
  };
  for (const name of ['root', 'ana']) await run('keys', 'make', name, '--out', file(name));
  const init = ['keys', 'init', '--root-key', file('root'), '--manager', join(folder, 'ana.public.json')];
  return { disk, file, run, init, reader: () => trustedStore(disk, { env: 'local' }) };
}

async function openAdopted() {
  const opened = await openUnsigned();
  const before = await Promise.all([1, 2].map((n) => opened.disk.get(`log/local/0000000${n}`)));
  const { text } = await opened.run(...opened.init, '--key', opened.file('ana'));
  return { ...opened, before, text };
}

test('what is live stays live, unchanged, and is signed from there on', async () => {
  const { disk, file, run, reader, before, text } = await openAdopted();
  expect(text).toMatch(/Signed 3 releases that were published before\.\n.*from here on in local \(entry 3\)/);
  expect(await Promise.all([1, 2].map((n) => disk.get(`log/local/0000000${n}`)))).toEqual(before);
  const entries = await readLog(reader(), 'local');
  expect(foldLog(entries).live).toEqual({ cart: idOf('b') });
  expect(entries.map(({ action, root }) => [action, root])).toEqual([
    ['activate', undefined],
    ['activate', undefined],
    ['trust', 1],
  ]);
  expect((await readManifest(reader(), 'cart', idOf('b'))).release).toBe(idOf('b'));
  expect((await run('verify', '--all')).text).toContain('No damage found: 3 checked.');
  const unsigned = await run('rollback', 'cart', '--no-shell');
  expect(unsigned.text).toMatch(/0 of 1 signatures that it takes to roll back cart/);
  expect((await run('rollback', 'cart', '--no-shell', '--key', file('ana'))).text).toContain(
    'Rolled back to cart@aaaa',
  );
  expect((await readLog(reader(), 'local')).at(-1)).toMatchObject({ n: 4, root: 1, auth: { kind: 'key' } });
});

test('plain entries count up to there and no further, in this environment and in no other', async () => {
  const { disk, reader } = await openAdopted();
  await disk.putIfAbsent('log/local/00000004', JSON.stringify({ ...entry('c'), n: 4 }));
  await expect(readLog(reader(), 'local')).rejects.toThrow(/Entry 4 of "local".*is not signed, although/);
  await disk.putIfAbsent('log/staging/00000001', JSON.stringify({ ...entry('c'), n: 1 }));
  await expect(readLog(reader(), 'staging')).rejects.toThrow(/Entry 1 of "staging".*is not signed, although/);
});

test.each([
  ['replaced', 'log/local/00000001', JSON.stringify({ ...entry('c'), n: 1 }), /before it is not what the root's keys/],
  ['the last one replaced', 'log/local/00000002', JSON.stringify({ ...entry('c'), n: 2 }), /not what the root's keys/],
  ['removed', 'log/local/00000002', undefined, /is missing, or cannot be read/],
])('with an earlier plain entry %s nothing of the log is believed', async (_, key, bytes, words) => {
  const { disk, reader } = await openAdopted();
  await disk.delete(key);
  if (bytes) await disk.putIfAbsent(key, bytes);
  // Also where the signed entry that followed is gone.
  const whole = reader();
  await expect(readLog(whole, 'local')).rejects.toThrow(words);
  await disk.delete('log/local/00000003');
  await expect(readLog(reader(), 'local')).rejects.toMatchObject({ code: 'untrusted' });
});

test('a release that comes into the store afterwards, signed by no one, is none', async () => {
  const { disk, reader } = await openAdopted();
  await publishSample(disk, 'cart', 'd');
  await expect(readManifest(reader(), 'cart', idOf('d'))).rejects.toThrow(/cart@d+ is signed by no one/);
});

test('a root that was made before the last entry is refused, and nothing is adopted', async () => {
  const { disk, file, run, init } = await openUnsigned();
  await run(...init, '--out', file('root-1'));
  await appendNext(disk, 'local', entry('c'));
  const late = await run('keys', 'init', '--root', file('root-1'), '--key', file('ana'));
  expect([late.code, late.text]).toEqual([1, expect.stringContaining('entries were written since it was made')]);
  expect([await disk.list('root/'), await disk.list('signatures/')]).toEqual([[], []]);
});

test('a second root is refused', async () => {
  const { run, init, file } = await openAdopted();
  const again = await run(...init, '--key', file('ana'));
  expect([again.code, again.text]).toEqual([1, expect.stringContaining('change it with "keys rotate"')]);
});
