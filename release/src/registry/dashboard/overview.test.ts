import type { Role } from '../../access/roles.ts';
import { type LiveRegistry, openLiveRegistry } from '../../testing/openLiveRegistry.ts';
import { publishRelease } from '../../store/publishRelease.ts';
import {
  idOf,
  publishSample,
  removeTemporaryFolders,
  temporaryFolder,
  writeSample,
} from '../../testing/sampleRelease.ts';

let registry: LiveRegistry;
let releaser: string;

beforeEach(async () => {
  registry = await openLiveRegistry('cart', 'catalog');
  releaser = registry.releaser;
  await activate('local', `cart@${idOf('b')}`);
});
afterEach(() => registry.close());
afterAll(removeTemporaryFolders);

const activate = (env: string, ...releases: string[]) =>
  registry.call('POST', `/v1/environments/${env}/activate`, releaser, { releases, newEnv: true, offline: true });
const rollBack = (body: object, token = releaser) =>
  registry.call('POST', '/v1/environments/local/rollback', token, body);
const overview = async (token = releaser) => (await registry.call('GET', '/v1/overview', token)).body;
const timeline = async (query = '') =>
  (await registry.call('GET', `/v1/environments/local/timeline?${query}`, releaser)).body;

test('The overview tells of every environment what is live, since when, by whom, and where a rollback goes', async () => {
  await activate('production', `cart@${idOf('a')}`);
  const { environments } = await overview();
  expect(environments).toMatchObject([
    {
      env: 'local',
      n: 2,
      remotes: [
        {
          remote: 'cart',
          live: idOf('b'),
          publishedBy: 'ana',
          n: 2,
          by: 'a releaser (token)',
          rollsBackTo: idOf('a'),
        },
        { remote: 'catalog', live: idOf('a'), n: 1 },
      ],
      shells: [{ url: 'http://localhost:3000', state: 'follows' }],
    },
    { env: 'production', n: 1, shells: [], remotes: [{ remote: 'cart' }] },
  ]);
  expect(environments[0].remotes[1]).not.toHaveProperty('rollsBackTo');
});

test('A canary is shown with its share, and a freeze with its end', async () => {
  const body = { release: `catalog@${idOf('b')}`, steps: [5, 100] };
  await registry.call('POST', '/v1/environments/local/canaries', releaser, body);
  await registry.call('POST', '/v1/environments/local/freeze', releaser, { until: '1h', reason: 'launch' });
  const [local] = (await overview()).environments;
  expect(local.remotes[1]).toMatchObject({ canary: { release: idOf('b'), share: 5 } });
  expect(local.freeze).toMatchObject({ by: 'a releaser', reason: 'launch' });
});

test('A shell that refuses a release is named with its reason', async () => {
  await registry.restartShell(({ catalog }) => (catalog === idOf('b') ? 'it throws' : undefined));
  await registry.call('POST', '/v1/environments/local/activate', releaser, { releases: [`catalog@${idOf('b')}`] });
  const { n } = await timeline('limit=1');
  await registry.call('GET', `/v1/environments/local/entries/${n}/answers?wait=20`, releaser);
  const { remotes, shells } = (await overview()).environments[0];
  // The shell wrote an entry that takes the release back, and follows that.
  expect([remotes[1].live, shells[0].state]).toEqual([idOf('a'), 'follows']);
  expect((await timeline('limit=1')).entries[0]).toMatchObject({
    action: 'refuse',
    reason: expect.stringContaining('it throws'),
  });
});

test.each<[Role, string[]]>([
  ['viewer', []],
  ['team', ['cart']],
  ['guard', []],
  ['releaser', []],
  ['admin', []],
])('A %s of %j sees a button exactly where the registry would let it roll back', async (role, remotes) => {
  const token = await registry.tokenOf(role, ...remotes);
  const [local] = (await overview(token)).environments;
  for (const { remote, live, mayRollBack } of local.remotes) {
    const { status } = await rollBack({ remotes: [`${remote}@${live}`], to: idOf('a'), dryRun: true }, token);
    expect([remote, status !== 403]).toEqual([remote, mayRollBack]);
  }
  const all = await rollBack({ all: true, at: '1s', dryRun: true }, token);
  expect(all.status !== 403).toBe(local.mayRollBackAll);
});

test('A log that cannot be read says so, and hides no other environment', async () => {
  await registry.store.putIfAbsent('log/staging/00000001', 'damaged');
  const { environments } = await overview();
  expect(environments).toMatchObject([
    { env: 'local', n: 2 },
    { env: 'staging', remotes: [], problem: expect.stringContaining('staging') },
  ]);
});

test('The timeline is newest first, with what each entry left, and goes on page by page', async () => {
  const first = await timeline('limit=1');
  expect(first).toMatchObject({
    n: 2,
    found: 2,
    older: true,
    entries: [{ n: 2, moves: [{ remote: 'cart', from: idOf('a'), to: idOf('b') }] }],
  });
  const second = await timeline('limit=1&before=2');
  expect(second).toMatchObject({ older: false, entries: [{ n: 1, setId: expect.stringMatching(/^[0-9a-f]{16}$/) }] });
});

test('The timeline is searched by person, release, remote and Git revision', async () => {
  const folder = temporaryFolder();
  writeSample(folder, 'catalog', 'c');
  const at = new Date().toISOString();
  await publishRelease(registry.store, folder, { by: 'ana', at, revision: 'beef5678901234567890' });
  await activate('local', `catalog@${idOf('c')}`);
  await rollBack({ remotes: ['cart'], reason: 'orders fail' });
  const numbers = async (query: string) => (await timeline(query)).entries.map(({ n }: { n: number }) => n);
  expect(await numbers('q=BEEF56')).toEqual([3]);
  expect(await numbers('q=orders fail')).toEqual([4]);
  expect(await numbers('q=a releaser&remote=cart')).toEqual([4, 2, 1]);
  expect(await numbers(`q=${idOf('c')}`)).toEqual([3]);
  expect(await timeline('q=carol')).toMatchObject({ found: 0, entries: [] });
});

test('A rollback that was planned before someone else changed the remote is refused in words', async () => {
  const plan = await rollBack({ remotes: [`cart@${idOf('b')}`], to: idOf('a'), dryRun: true });
  const { seen } = plan.body.data;
  expect(seen).toBe(2);
  await publishSample(registry.store, 'cart', 'd');
  await activate('local', `cart@${idOf('d')}`);
  await activate('local', `cart@${idOf('b')}`);
  const { status, body } = await rollBack({ remotes: [`cart@${idOf('b')}`], to: idOf('a'), seen, reason: 'late' });
  expect([status, body.code, body.message]).toEqual([
    409,
    'out_of_date',
    expect.stringContaining('cart has changed since this command started'),
  ]);
});

test('A rollback that is sent twice is done once, and the second answer says who did it', async () => {
  const body = { remotes: [`cart@${idOf('b')}`], to: idOf('a'), seen: 2, reason: 'orders fail' };
  expect((await rollBack(body)).body.data).toMatchObject({ changed: true });
  const again = await rollBack(body);
  expect(again.body).toMatchObject({ text: expect.stringContaining('is not live'), data: { changed: false } });
  expect((await timeline()).n).toBe(3);
});

test('All remotes go back to what was live after an entry, as one entry', async () => {
  await activate('local', `catalog@${idOf('b')}`);
  const { entries } = await timeline('before=2&limit=1');
  const goal = { all: true, toSet: entries[0].setId };
  const plan = (await rollBack({ ...goal, dryRun: true })).body.data;
  expect(plan.changes).toEqual({ cart: idOf('a'), catalog: idOf('a') });
  expect((await rollBack({ ...goal, seen: plan.seen, reason: 'all' })).body.data).toMatchObject({ changed: true });
  expect((await overview()).environments[0].remotes.map(({ live }: { live: string }) => live)).toEqual([
    idOf('a'),
    idOf('a'),
  ]);
});

test('The open tabs of an environment are counted by release, and shells that do not say are named', async () => {
  const { status, body } = await registry.call('GET', '/v1/environments/local/tabs', releaser);
  expect([status, body]).toEqual([200, { tabs: [], silent: ['http://localhost:3000'] }]);
  expect((await registry.call('GET', '/v1/environments/nowhere/tabs', releaser)).status).toBe(404);
});
