import { appendNext } from '../testing/appendNext.ts';
import { putEvidence } from '../store/evidence.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

/** A store in which cart@a and catalog@a are live, and cart@b and catalog@b are published. */
async function openStore() {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const name of ['cart', 'catalog']) for (const digit of 'ab') await publishSample(store, name, digit);
  const changes = { cart: idOf('a'), catalog: idOf('a') };
  await appendNext(store, 'local', { at: '2026-01-02T00:00:00.000Z', by: 'ana', action: 'activate', changes });
  return { folder, store, run: (...argv: string[]) => runCli(folder, 'canary', ...argv, '--by', 'ana') };
}

test('a canary is begun, moved by hand, shown and stopped', async () => {
  const { folder, run } = await openStore();
  const begun = await run('cart@bbbb', '--steps', '5,50', '--hold', '1h', '--reason', 'new prices');
  expect(begun.out).toMatch(
    /Canary \w{16} of cart@b+ for 5 % .*, then 50 %; each step lasts at least 1 hour \(entry 2\)/,
  );
  expect(begun.out).toContain('Note: no shell is running; its visitors get the release when one starts.');
  expect((await run('step')).out).toMatch(/Moved the canary of cart@b+ to 50 % of the visitors \(entry 3\)/);
  const status = /Canary of cart@b+: 50 % of the visitors since .*; its last step\. Begun by ana \(unverified\)/;
  expect((await run('status')).out).toMatch(status);
  expect((await runCli(folder, 'status')).out).toMatch(status);
  expect((await runCli(folder, 'show', 'cart@bbbb')).out).toMatch(/in "local" +canary for 50 % since/);
  expect((await run('stop', 'cart', '--reason', 'seen enough')).out).toContain(
    'The canary of cart is ended (entry 4).',
  );
  const late = await run('stop', 'cart', '--abandon', '--reason', 'it throws');
  expect(late.out).toMatch(/Abandoned cart@b+, whose canary was over \(entry 5\)\./);
  const history = (await runCli(folder, 'history', 'cart')).out;
  expect(history).toMatch(/ana \(unverified\) abandoned cart@b+ \(it throws\)\n/);
  expect(history).toMatch(/stopped the canary of cart@b+ \(seen enough\)\n.* moved the canary of cart@b+ to 50 %\n/);
}, 30_000);

test('an activation beside a canary is refused with the way out, and the canary goes live', async () => {
  const { folder, store, run } = await openStore();
  await publishSample(store, 'cart', 'c');
  await run('cart@bbbb');
  const other = await runOffline(folder, 'activate', 'cart@cccc');
  expect(other.err).toMatch(/cart has a canary, cart@b+: end it first with .* canary stop cart/);
  expect((await run('promote', '--no-shell', '--dry-run')).out).toContain('would be activated in "local"');
  expect((await run('promote', '--no-shell')).code).toBe(0);
  expect((await runCli(folder, 'history')).out).toMatch(/ana \(unverified\) activated cart@b+ after its canary/);
}, 30_000);

test('a rollback of a remote that has nothing but a canary to leave says how to end the canary', async () => {
  const { folder, run } = await openStore();
  await run('cart@bbbb');
  const stop = /Its canary, cart@b+, is ended with "npm run release -- canary stop cart"\./;
  const plain = await runOffline(folder, 'rollback', 'cart');
  expect(plain).toMatchObject({ code: 1, err: expect.stringMatching(stop) });
  expect((await runOffline(folder, 'rollback', 'cart@bbbb')).out).toMatch(stop);
}, 30_000);

test('the canary of an abandoned release says that only a person makes it live, when it begins and in its status', async () => {
  const { store, run } = await openStore();
  const left = { action: 'rollback', abandoned: { cart: idOf('b') }, reason: 'it throws' };
  await appendNext(store, 'local', { at: '2026-01-02T00:00:00.000Z', by: 'ana', ...left });
  const begun = await run('cart@bbbb', '--force', '--reason', 'it was the api');
  const words =
    /The guard never makes it live, because cart@b+ is abandoned\. Do that by hand: .* canary promote cart --force --reason "<why>"\n/;
  expect(begun.out).toMatch(words);
  expect((await run('status')).out).toMatch(words);
  await run('stop', 'cart');
  expect((await run('catalog@bbbb')).out).not.toContain('The guard never');
}, 30_000);

test('an activation takes over what was shown of its set, and says what was shown of another', async () => {
  const { folder, store } = await openStore();
  const item = { id: '1', kind: 'shadow' as const, at: new Date().toISOString(), text: '40 pages, no difference.' };
  await putEvidence(store, 'local', { cart: idOf('b'), catalog: idOf('a') }, item);
  await putEvidence(
    store,
    'local',
    { cart: idOf('a'), catalog: idOf('b') },
    { ...item, kind: 'browser', text: '9 pages work.' },
  );
  const first = await runOffline(folder, 'activate', 'cart@bbbb');
  expect(first.out).toContain('Note: Shown of this set: 40 pages, no difference.');
  const second = await runOffline(folder, 'activate', 'catalog@bbbb', '--dry-run');
  const [old, now] = [idOf('a'), idOf('b')];
  const words = `9 pages work. Shown of a set with cart@${old}; cart@${now} is live now: it no longer counts.`;
  expect(second.out).toContain(words);
  expect((await runCli(folder, 'history')).out).toContain('  shadow: 40 pages, no difference.');
  expect((await runCli(folder, 'status')).out).toContain('  shadow: 40 pages, no difference.');
}, 30_000);

test.each([
  [['pause'], /"canary pause" is no command\..* Write canary <remote@release>, canary step, canary stop/],
  [['stop'], /No canary is open\. "npm run release -- canary status" lists/],
  [['cart@bbbb', '--steps', 'all'], /"all" is no list of shares: .* --steps 1,10,50,100/],
  [['cart@bbbb', '--hold', 'long'], /"long" is no duration: write --hold 30s/],
  [['cart@bbbb', '--to', '50'], /"canary <remote@release>" takes no --to, which is an option of .*canary step"/],
  [
    ['stop', 'cart', '--steps', '1'],
    /"canary stop" takes no --steps, which is an option of .*canary <remote@release>"/,
  ],
  [['step', '--force', '--reason', 'now'], /takes no --force, .*canary <remote@release>" and .*canary promote"/],
  [['status', 'cart'], /Too many arguments: write "npm run release -- canary status"/],
  [['step', 'cart', '--to', 'half'], /"half" is no share: write a percentage/],
  [['cart@bbbb', '--new-env'], /canary has no option --new-env/],
  [['cart@bbbb', 'catalog@bbbb'], /A canary is of one release/],
])('canary %j is an error that names the fix', async (argv, words) => {
  const { run } = await openStore();
  expect(await run(...argv)).toMatchObject({ code: 2, err: expect.stringMatching(words) });
});
