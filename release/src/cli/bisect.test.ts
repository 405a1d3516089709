import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { listOpenPreviews } from '../store/previews.ts';
import { appendNext } from '../testing/appendNext.ts';
import { runCli } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, sampleShell, temporaryFolder } from '../testing/sampleRelease.ts';
import { startPreviewShop } from '../testing/startPreviewShop.ts';

let stop = async () => {};
afterEach(async () => {
  await stop();
  removeTemporaryFolders();
});

/** Entry 1 is the shell's; each of the others makes these releases live. */
async function openShop(changes: LogEntry['changes'][], broken: string[] = []) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
  await appendNext(store, 'local', { at: at(0), by: 'shell', action: 'shell', shell: sampleShell });
  const known = new Set<string>();
  for (const [index, change] of changes.entries()) {
    for (const [remote, id] of Object.entries(change ?? {})) {
      if (id && !known.has(remote + id)) await publishSample(store, remote, id[0] ?? '');
      known.add(remote + id);
    }
    await appendNext(store, 'local', { at: at(index + 1), by: 'ana', action: 'activate', changes: change });
  }
  const shop = await startPreviewShop(store, broken);
  stop = shop.stop;
  const judge = join(temporaryFolder(), 'judge.mjs');
  const run = (...bad: string[]) => {
    writeFileSync(
      judge,
      `const { PREVIEW_URL: url, PREVIEW_COOKIE: cookie = '' } = process.env;
      const page = await (await fetch(new URL('/', url), { headers: { cookie } })).text();
      process.exit(${JSON.stringify(bad)}.some((id) => page.includes(id)) ? 1 : 0);`,
    );
    return `node ${judge}`;
  };
  const left = async () => listOpenPreviews(foldLog(await readLog(store, 'local')), Date.now());
  return { folder, store, run, left, arguments: ['bisect', '--shop', shop.url] };
}

const cart = (...digits: string[]) => digits.map((digit) => ({ cart: idOf(digit) }));

test.each([
  [['--for', '99h'], /--for 99h is no duration of at most 24 hours: write --for 5m, or --for 2h/],
  [['--shop', 'shop.example'], /"shop.example" is no address of a shop: write --shop https:/],
])('%j is refused before the first preview', async (wrong, words) => {
  const shop = await openShop(cart('0', '1', '2'));
  const run = ['--run', shop.run(), '--good', '2', '--bad', '4'];
  const { code, out, err } = await runCli(shop.folder, ...shop.arguments, ...run, ...wrong);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(words);
});

test('a command finds the entry, with at most ⌈log₂ n⌉ previews that are all ended', async () => {
  const shop = await openShop(cart('0', '1', '2', '3', '4', '5', '6', '7', '8'));
  const bad = ['5', '6', '7'].map(idOf);
  const run = ['--run', shop.run(...bad), '--good', '2', '--bad', '9'];
  const { code, out, err } = await runCli(shop.folder, ...shop.arguments, ...run);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Entry 7 made it bad (3 previews):\n  activate by ana (unverified) at 2026-01-01 00:06:00Z');
  expect(out).toMatch(/cart: 4{16} → 5{16} \(published by ana \(unverified\)/);
  expect(out).toContain('Take it back: nothing to do, because none of it is live anymore.');
  expect(await shop.left()).toEqual([]);
});

test('an entry that moved two remotes is tried remote by remote, and named with the command that takes it back', async () => {
  const [first, ...others] = cart('0', '1');
  const shop = await openShop([{ ...first, catalog: idOf('a') }, ...others, { cart: idOf('2'), catalog: idOf('b') }]);
  const run = ['--run', shop.run(idOf('b')), '--good', '2', '--bad', '4', '--json'];
  const { out, err } = await runCli(shop.folder, ...shop.arguments, ...run);
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({
    found: true,
    looks: 2,
    entry: { n: 4, by: 'ana', byIsClaimed: true, moves: [{ remote: 'catalog', from: idOf('a'), to: idOf('b') }] },
    undo: [`npm run release -- rollback catalog@${idOf('b')}`],
  });
});

test('recalled releases, and those whose preview does not start, are skipped and named', async () => {
  const shop = await openShop(cart('0', '1', '2', '3', '4'), [idOf('1')]);
  await appendNext(shop.store, 'local', {
    at: new Date().toISOString(),
    by: 'ana',
    action: 'rollback',
    abandoned: { cart: idOf('2') },
    recalled: { cart: idOf('2') },
  });
  const run = ['--run', shop.run(idOf('3'), idOf('4')), '--good', '2', '--bad', '6'];
  const { code, out } = await runCli(shop.folder, ...shop.arguments, ...run);
  expect(code).toBe(1);
  expect(out).toMatch(/Skipped entry 4 \(cart@2{8}\): cart@2{16} was recalled, so its files are not served\./);
  expect(out).toContain('its preview does not start: no renderer.');
  expect(out).toMatch(/The first bad entry is one of these:\n {2}entry 3: .*\n {2}entry 4: .*\n {2}entry 5: /);
  expect(await shop.left()).toEqual([]);
});

test('a person is asked until the answer is one, and Ctrl-C ends the open preview', async () => {
  const shop = await openShop(cart('0', '1', '2', '3', '4'));
  const main = join(__dirname, 'main.ts');
  const child = spawn(process.execPath, [main, ...shop.arguments, '--store', shop.folder, '--good=2', '--bad=6']);
  const out = text(child.stdout);
  const said = ['perhaps\n', 'g\n'];
  const open: number[] = [];
  child.stderr.on('data', async (chunk: Buffer) => {
    if (!chunk.includes('good, bad or skip?')) return;
    const next = said.shift();
    if (next) return void child.stdin.write(next);
    open.push((await shop.left()).length);
    child.kill('SIGINT');
  });
  const [code] = await once(child, 'exit');
  expect({ code, open }).toEqual({ code: 1, open: [1] });
  expect(await out).toMatch(/Stopped\. The first bad entry is one of these:\n {2}entry 5: .*\n {2}entry 6: /);
  expect(await shop.left()).toEqual([]);
});

test('--dry-run lists the plan and opens nothing', async () => {
  const shop = await openShop(cart('0', '1', '2', '3', '4'));
  const { out } = await runCli(shop.folder, ...shop.arguments, '--good', '2', '--bad', '6', '--dry-run');
  expect(out).toMatch(/^4 .* is looked at first {2}cart@2{8}$/m);
  expect(out).toContain('At most 2 previews in "local", unless some are skipped. Nothing was opened (--dry-run).');
  expect(await readLog(shop.store, 'local')).toHaveLength(6);
});

test.each([
  [['--good', '4', '--bad', '2'], 2, /so swap them/],
  [['--good', '2'], 2, /When was it good, and when bad\?/],
  [['--good', '2', '--bad', '4', '--run', 'no-such-command-here'], 2, /ended with exit code 127, which is no judgment/],
])('%j is refused with the fix, and leaves no preview', async (argv, exit, words) => {
  const shop = await openShop(cart('0', '1', '2'));
  const { code, err } = await runCli(shop.folder, ...shop.arguments, ...argv);
  expect(code).toBe(exit);
  expect(err).toMatch(words);
  expect(await shop.left()).toEqual([]);
});
