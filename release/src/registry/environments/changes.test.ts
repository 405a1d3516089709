import { setTimeout as pause } from 'node:timers/promises';
import { status } from '../../cli/status.ts';
import { readLog } from '../../store/activationLog.ts';
import { startFakeShell } from '../../testing/fakeShell.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

const unused = { root: '', by: () => '', now: () => '', startedAt: new Date(), args: [], print: () => {} };
let registry: TestRegistry;
let releaser: string;
let cartTeam: string;
let shell: Awaited<ReturnType<typeof startFakeShell>>;

beforeEach(async () => {
  registry = await openTestRegistry();
  [releaser, cartTeam] = [await registry.tokenOf('releaser'), await registry.tokenOf('team', 'cart')];
  for (const digit of ['a', 'b']) {
    await publishSample(registry.store, 'cart', digit);
    await publishSample(registry.store, 'catalog', digit);
  }
  shell = await startFakeShell(registry.store);
});
afterEach(async () => {
  await shell.stop();
  await registry.app.close();
});
afterAll(removeTemporaryFolders);

const change = (action: string, body: object, token = releaser, env = 'local') =>
  registry.call('POST', `/v1/environments/${env}/${action}`, token, body);
const activate = (...releases: string[]) => change('activate', { releases, newEnv: true });

test('A release goes live and comes back, and the answer says on how many shells', async () => {
  await activate('cart@a', 'catalog@a').catch(() => undefined);
  await activate(`cart@${idOf('a')}`, `catalog@${idOf('a')}`);
  const forward = await activate(`cart@${idOf('b')}`);
  expect(forward).toMatchObject({ status: 200, body: { text: expect.stringContaining('It is live on 1 shell') } });
  const back = await change('rollback', { remotes: ['cart'], reason: 'broken' });
  expect(back.body.data).toMatchObject({ changed: true, changes: { cart: idOf('a') }, abandoned: { cart: idOf('b') } });
  const [entry] = (await readLog(registry.store, 'local')).slice(-1);
  expect(entry).toMatchObject({ action: 'rollback', by: 'a releaser', reason: 'broken' });
});

test('A dry run tells what would happen, and writes nothing', async () => {
  await activate(`cart@${idOf('a')}`);
  const { body } = await change('activate', { releases: [`cart@${idOf('b')}`], dryRun: true });
  expect(body.data).toMatchObject({ changed: false, dryRun: true, changes: { cart: idOf('b') } });
  expect(await readLog(registry.store, 'local')).toHaveLength(1);
});

test('A team rolls its own remote back anywhere, and no other', async () => {
  await activate(`cart@${idOf('a')}`, `catalog@${idOf('a')}`);
  await activate(`cart@${idOf('b')}`, `catalog@${idOf('b')}`);
  expect((await change('rollback', { remotes: ['catalog'] }, cartTeam)).status).toBe(403);
  expect((await change('rollback', { remotes: ['cart'] }, cartTeam)).status).toBe(200);
  const all = await change('rollback', { all: true, at: '1h' }, cartTeam);
  expect([all.status, (await readLog(registry.store, 'local')).length]).toEqual([expect.any(Number), 3]);
});

test('A team activates where that is open, and asks a releaser elsewhere', async () => {
  const releases = [`cart@${idOf('a')}`];
  const inProduction = { releases, newEnv: true, offline: true };
  expect((await change('activate', inProduction, cartTeam, 'production')).body.message).toMatch(/ask a releaser/);
  expect((await change('activate', { releases, newEnv: true }, cartTeam)).status).toBe(200);
});

test('What is refused comes with the sentences of the command line', async () => {
  await activate(`cart@${idOf('a')}`);
  await activate(`cart@${idOf('b')}`);
  await change('rollback', { remotes: ['cart'] });
  const { status, body } = await activate(`cart@${idOf('b')}`);
  expect([status, body.code, body.message]).toEqual([
    409,
    'refused',
    expect.stringContaining('was abandoned by a releaser'),
  ]);
  expect((await activate('cart@ffff')).status).toBe(404);
});

test('A shell that refuses is named, and nothing pretends to be live', async () => {
  await activate(`cart@${idOf('a')}`);
  await shell.stop();
  shell = await startFakeShell(registry.store, ({ cart }) => (cart === idOf('b') ? 'it throws' : undefined));
  const { status, body } = await activate(`cart@${idOf('b')}`);
  expect([status, body.code, body.message]).toEqual([409, 'shell_refused', expect.stringContaining('it throws')]);
});

test('Two people who roll the same remote back at once go back one release', async () => {
  await activate(`cart@${idOf('a')}`);
  await activate(`cart@${idOf('b')}`);
  await pause(5);
  const both = await Promise.all([
    change('rollback', { remotes: ['cart'] }),
    change('rollback', { remotes: ['cart'] }, cartTeam),
  ]);
  expect(new Set(both.map(({ body }) => body.data?.changed))).toEqual(new Set([false, true]));
});

test('The log, the state and the answers can be read', async () => {
  await activate(`cart@${idOf('a')}`);
  await activate(`cart@${idOf('b')}`);
  const log = await registry.call('GET', '/v1/environments/local/log?after=1', releaser);
  expect(log.body).toMatchObject({ n: 2, entries: [{ n: 2, text: expect.stringContaining('activated cart@bbbb') }] });
  const state = await registry.call('GET', '/v1/environments/local', releaser);
  expect(state.body.data.remotes).toMatchObject([
    { remote: 'cart', live: idOf('b'), previous: idOf('a') },
    { remote: 'catalog' },
  ]);
  // Typed, and no less than the command line prints.
  const { data } = await status({ ...unused, store: registry.store, env: 'local', options: { env: 'local' } });
  expect(state.body.data).toEqual(JSON.parse(JSON.stringify(data)));
  const answers = await registry.call('GET', '/v1/environments/local/entries/2/answers?wait=5', releaser);
  expect(answers.body.answers).toMatchObject([{ verdict: { ok: true } }]);
  expect((await registry.call('GET', '/v1/environments/nowhere', releaser)).status).toBe(404);
});
