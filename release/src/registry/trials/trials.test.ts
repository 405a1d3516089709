import type { Role } from '../../access/roles.ts';
import { startFakeShell } from '../../testing/fakeShell.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let releaser: string;
let shell: Awaited<ReturnType<typeof startFakeShell>>;
const env = '/v1/environments/local';

beforeEach(async () => {
  registry = await openTestRegistry();
  releaser = await registry.tokenOf('releaser');
  for (const digit of ['a', 'b', 'c']) await publishSample(registry.store, 'cart', digit);
  shell = await startFakeShell(registry.store);
  await registry.call('POST', `${env}/activate`, releaser, { releases: [`cart@${idOf('a')}`], newEnv: true });
});
afterEach(async () => {
  await shell.stop();
  await registry.app.close();
});
afterAll(removeTemporaryFolders);

const begin = (body: object = {}) =>
  registry.call('POST', `${env}/canaries`, releaser, { release: `cart@${idOf('b')}`, steps: [1, 50, 100], ...body });
const move = (how: string, body: object, token = releaser) =>
  registry.call('POST', `${env}/canaries/cart/${how}`, token, body);
const trials = async (token = releaser) => (await registry.call('GET', `${env}/trials`, token)).body;

/** A second in which so many visitors of the canary came, and as many live ones. */
async function report(seq: number, id: string, count: number): Promise<void> {
  const visitors = ['live', id].flatMap((arm, place) =>
    Array.from({ length: count }, (_, n) => {
      const visitor = `${place}${(seq * 10_000 + n).toString(16).padStart(11, '0')}`;
      const base = { visitor, arm, ago: 0 };
      return [
        { ...base, what: 'sent' },
        { ...base, what: 'browser' },
        { ...base, what: 'alive', ms: 500 },
      ];
    }).flat(),
  );
  const at = new Date().toISOString();
  const counts = { shell: 'one', seq, at, ms: 1_000, apiUp: true, routes: [], sets: [], visitors, dropped: 0 };
  const { status } = await registry.call('POST', `${env}/signals`, await registry.tokenOf('shell'), counts);
  expect(status).toBe(204);
}

test('A canary is shown with its plan, what the guard knows with both bounds, and how that grew', async () => {
  await begin();
  const { id } = (await trials()).canaries[0];
  await report(1, id, 100);
  await (await registry.guards.of('local')).look();
  const [canary] = (await trials()).canaries;
  expect(canary).toMatchObject({
    remote: 'cart',
    release: idOf('b'),
    live: idOf('a'),
    share: 1,
    next: { how: 'step', share: 50 },
    by: 'a releaser (token)',
    isAbandoned: false,
  });
  expect(canary).not.toHaveProperty('back');
  const [errors] = canary.verdict.groups;
  expect(errors).toMatchObject({ verdict: 'not yet known', evidenceLimit: 250, noHarmLimit: 20 });
  expect(errors.missingVisitors).toBeGreaterThan(0);
  expect(canary.course[0].groups[0]).toMatchObject({ group: 'errors', evidence: expect.any(Number) });
});

test('After a step the plan goes to the next share or back, and its end is an activation', async () => {
  await begin();
  await move('step', { to: '50' });
  expect((await trials()).canaries[0]).toMatchObject({ share: 50, next: { how: 'promote', share: 100 }, back: 1 });
});

test('A canary that ended is shown with who ended it and why, until its remote has another one', async () => {
  await begin();
  await move('stop', { reason: 'it throws' });
  expect(await trials()).toMatchObject({
    canaries: [],
    ended: [{ remote: 'cart', release: idOf('b'), how: 'stopped', by: 'a releaser (token)', reason: 'it throws' }],
  });
  await begin({ release: `cart@${idOf('c')}` });
  expect((await trials()).ended).toEqual([]);
});

test('Someone who saw one canary moves, stops and promotes no other one', async () => {
  await begin();
  const { id } = (await trials()).canaries[0];
  await move('stop', {});
  await begin({ release: `cart@${idOf('c')}` });
  for (const [how, body] of [
    ['step', { to: '50' }],
    ['stop', {}],
  ] as const) {
    const { status, body: answer } = await move(how, { ...body, canary: id });
    expect([status, answer.data.changed]).toEqual([200, false]);
    expect(answer.text).toMatch(/The canary that you saw is over, and cart has another one now/);
  }
  expect((await move('promote', { canary: id })).body).toMatchObject({ code: 'out_of_date' });
  expect((await trials()).canaries).toMatchObject([{ release: idOf('c'), share: 1 }]);
});

test('What could be tried are published releases of live remotes, without the live one', async () => {
  await begin();
  await move('stop', { abandon: true, reason: 'it throws' });
  const { candidates } = (await registry.call('GET', `${env}/candidates`, releaser)).body;
  expect(candidates).toMatchObject([
    { release: idOf('c'), isAbandoned: false, mayBeginCanary: true, mayTry: true },
    { release: idOf('b'), isAbandoned: true },
  ]);
});

test('A shadow is listed while it is open, and a day after it', async () => {
  const { data } = (await registry.call('POST', `${env}/shadows`, releaser, { releases: [`cart@${idOf('b')}`] })).body;
  expect((await trials()).shadows).toMatchObject([
    { id: data.id, releases: { cart: idOf('b') }, isOpen: true, mayEnd: true },
  ]);
  await registry.call('DELETE', `${env}/shadows/${data.id}`, releaser, {});
  expect((await trials()).shadows).toMatchObject([{ id: data.id, isOpen: false }]);
});

test('An open preview is listed with its end, and never with what opens it', async () => {
  const body = { releases: [`cart@${idOf('b')}`], for: '2h', shop: 'https://shop.example' };
  const { data } = (await registry.call('POST', `${env}/previews`, releaser, body)).body;
  const { previews } = await trials();
  expect(previews).toMatchObject([{ id: data.id, until: data.until, host: 'shop.example', mayEnd: true }]);
  expect(JSON.stringify(previews)).not.toMatch(/hash|secret|\/preview\//);
  await registry.call('DELETE', `${env}/previews/${data.id}`, releaser, {});
  expect((await trials()).previews).toEqual([]);
});

test.each<[Role, string[]]>([
  ['viewer', []],
  ['team', ['cart']],
  ['team', ['catalog']],
  ['guard', []],
  ['releaser', []],
  ['admin', []],
])('A %s of %j may do exactly what the view offers', async (role, remotes) => {
  await begin();
  await move('step', {});
  const token = await registry.tokenOf(role, ...remotes);
  const { canaries, mayFreeze } = await trials(token);
  const [canary] = canaries;
  const { candidates } = (await registry.call('GET', `${env}/candidates`, token)).body;
  const dryRun = { dryRun: true };
  const isAllowed = async (how: string, body: object) =>
    (await move(how, { ...body, ...dryRun }, token)).status !== 403;
  expect(await isAllowed('stop', {})).toBe(canary.mayTakeBack);
  expect(await isAllowed('step', { to: '1' })).toBe(canary.mayTakeBack);
  expect(await isAllowed('promote', {})).toBe(canary.mayGoOn);
  const releases = [`cart@${idOf('c')}`];
  const shadow = await registry.call('POST', `${env}/shadows`, token, { releases, ...dryRun });
  const other = await registry.call('POST', `${env}/canaries`, token, { release: releases[0], ...dryRun });
  const preview = await registry.call('POST', `${env}/previews`, token, { releases, ...dryRun });
  expect(preview.status !== 403).toBe(candidates[0].mayTry);
  const freeze = await registry.call('POST', `${env}/freeze`, token, { until: '1h', ...dryRun });
  expect(freeze.status !== 403).toBe(mayFreeze);
  expect([other.status !== 403, shadow.status !== 403]).toEqual([candidates[0].mayBeginCanary, candidates[0].mayTry]);
});
