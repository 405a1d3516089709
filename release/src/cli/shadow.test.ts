import { setTimeout as pause } from 'node:timers/promises';
import { readLog } from '../store/activationLog.ts';
import { foldLog, releaseSetId } from '../store/foldLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listShadowIds, putShadowPart, type ShadowPart } from '../store/shadowParts.ts';
import { appendNext } from '../testing/appendNext.ts';
import { startFakeShell } from '../testing/fakeShell.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import type { CommandOptions } from './releaseCommand.ts';
import { removeOldShadows } from './removeOldShadows.ts';
import { shadow } from './shadow.ts';

let store: ReleaseStore;
let shell: Awaited<ReturnType<typeof startFakeShell>>;
let printed: string[];

beforeEach(async () => {
  store = openFolderStore(temporaryFolder());
  printed = [];
  for (const digit of ['a', 'b']) await publishSample(store, 'cart', digit);
  const at = new Date().toISOString();
  await appendNext(store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('a') } });
  shell = await startFakeShell(store);
});
afterEach(() => shell.stop());
afterAll(removeTemporaryFolders);

const run = (args: string[], options: Partial<CommandOptions> = {}) =>
  shadow({
    store,
    env: 'local',
    root: '',
    by: () => 'ana',
    now: () => new Date().toISOString(),
    startedAt: new Date(),
    args,
    options: { env: 'local', ...options },
    print: (line) => printed.push(line),
  });

const throws = { kind: 'status' as const, count: 2, example: '/viewcart', text: 'answers 500, live 200' };

/** What a shell writes at the end of the shadow that is open. */
async function sayLast(differences: ShadowPart['routes'][string]['differences'] = []): Promise<void> {
  for (;;) {
    const [id] = Object.keys(foldLog(await readLog(store, 'local')).shadows);
    const routes = { '/viewcart': { pages: 2, samples: [], differences } };
    const common = { at: new Date().toISOString(), live: releaseSetId({ cart: idOf('a') }), skipped: 0, routes };
    const part: ShadowPart = { ...common, set: releaseSetId({ cart: idOf('b') }), state: 'over' };
    if (id) return void (await putShadowPart(store, 'local', id, { instance: 'host-1', seq: 1, part }));
    await pause(20);
  }
}

test('the command waits for the end, and a difference is an exit code', async () => {
  const [{ text, exitCode }] = await Promise.all([run([`cart@${idOf('b')}`], { for: '1s' }), sayLast([throws])]);
  expect(printed[0]).toMatch(/Shadow [0-9a-f]{8} renders cart@b+ in "local", until/);
  expect(text).toContain('2 pages of 1 route compared, 1 difference.');
  expect(text).toContain('status: answers 500, live 200 (2 pages, first /viewcart)');
  expect(exitCode).toBe(1);
});

test('Ctrl-C ends the shadow with an entry, and what was seen is reported', async () => {
  const running = run([`cart@${idOf('b')}`], { for: '10m' });
  await sayLast();
  while (!process.listenerCount('SIGINT')) await pause(20);
  process.emit('SIGINT');
  const { text, exitCode } = await running;
  expect((await readLog(store, 'local')).at(-1)?.action).toBe('end-shadow');
  expect(text).toContain('2 pages of 1 route compared, no difference.');
  expect([exitCode, process.listenerCount('SIGINT')]).toEqual([undefined, 0]);
});

test('without any page compared the report is not good', async () => {
  const { data } = await run([`cart@${idOf('b')}`], { for: '10m', detach: true });
  const { id } = data as { id: string };
  expect((await run(['report', id])).exitCode).toBeUndefined();
  await run(['end', id]);
  const { text, exitCode } = await run(['report', id]);
  expect(text).toMatch(/no page was compared\. It shows nothing\.\nNo shell has begun it: /);
  expect(exitCode).toBe(1);
});

test.each([
  [['reprot', '0000000a'], {}, /"shadow reprot" is no command\. Did you mean .*report/],
  [['list', 'cart'], {}, /Too many arguments: write "npm run release -- shadow list"/],
  [['report', '0000000a'], { for: '5m' }, /"shadow report" takes no --for/],
  [['report'], {}, /Name one shadow/],
  [['report', '0000000a'], {}, /There is no shadow "0000000a" in the log of "local": .*shadow list" lists open ones/],
  [[`cart@${'b'.repeat(16)}`], { for: '0' }, /--for 0 is no duration of at most 24 hours: write --for 5m/],
  [[`cart@${'b'.repeat(16)}`], { for: '30d' }, /--for 30d is no duration of at most 24 hours/],
])('shadow %j with %j is an error that names the fix', async (args, options, words) => {
  await expect(run(args, options)).rejects.toThrow(words);
});

test('without a running shell nothing is begun', async () => {
  await shell.stop();
  await expect(run([`cart@${idOf('b')}`])).rejects.toThrow(/No shell is running/);
});

test('what was seen of a shadow is removed a month later', async () => {
  await run([`cart@${idOf('b')}`], { detach: true });
  await sayLast();
  await removeOldShadows(store, new Date(Date.now() + 29 * 86_400_000));
  expect(await listShadowIds(store, 'local')).toHaveLength(1);
  await removeOldShadows(store, new Date(Date.now() + 32 * 86_400_000));
  expect(await listShadowIds(store, 'local')).toEqual([]);
});
