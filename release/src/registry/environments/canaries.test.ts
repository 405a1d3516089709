import { readLog } from '../../store/activationLog.ts';
import { startFakeShell } from '../../testing/fakeShell.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let releaser: string;
let shell: Awaited<ReturnType<typeof startFakeShell>>;

beforeEach(async () => {
  registry = await openTestRegistry({ OPEN_ENVIRONMENTS: 'staging' });
  releaser = await registry.tokenOf('releaser');
  for (const digit of ['a', 'b']) await publishSample(registry.store, 'cart', digit);
  shell = await startFakeShell(registry.store);
  await registry.call('POST', `${env}/activate`, releaser, { releases: [`cart@${idOf('a')}`], newEnv: true });
});
afterEach(async () => {
  await shell.stop();
  await registry.app.close();
});
afterAll(removeTemporaryFolders);

const env = '/v1/environments/local';
const begin = (token = releaser, body: object = {}) =>
  registry.call('POST', `${env}/canaries`, token, { release: `cart@${idOf('b')}`, steps: [1, 50, 100], ...body });
const move = (how: string, token = releaser, body: object = {}) =>
  registry.call('POST', `${env}/canaries/cart/${how}`, token, body);
const list = async () =>
  (await registry.call('GET', `${env}/canaries`, releaser)).body.canaries as Record<string, unknown>[];

test('A canary begins, goes on, and goes live with what the shells said of it', async () => {
  expect((await begin()).body.text).toMatch(
    /Canary \w{16} of cart@b+ for 1 % of the visitors of "local", then 50, 100 %/,
  );
  expect(await list()).toMatchObject([{ remote: 'cart', share: 0.01, steps: [1, 50, 100], hold: 600_000 }]);
  expect((await move('step')).body.text).toMatch(/Moved the canary of cart@b+ to 50 % of the visitors \(entry 3\)/);
  const { body } = await move('promote', releaser, { reason: 'no worse' });
  expect(body.lines.join(' ')).toContain('Shown of this set: 1 shell rendered cart@');
  expect([await list(), (await readLog(registry.store, 'local')).at(-1)]).toMatchObject([
    [],
    { action: 'activate', canary: {}, evidence: { items: [{ kind: 'smoke', numbers: { shells: 1 } }] } },
  ]);
});

test('A canary that is stopped may abandon its release, and says why', async () => {
  await begin();
  expect((await move('stop', releaser, { abandon: true })).body.message).toMatch(/add --reason/);
  expect((await move('stop', releaser, { abandon: true, reason: 'it throws' })).status).toBe(200);
  expect((await begin()).body.message).toMatch(/was abandoned by a releaser .*: it throws\. To show it anyway/);
});

test('Who may roll back takes a canary back and ends it, and takes it no further', async () => {
  const [guard, team] = [await registry.tokenOf('guard'), await registry.tokenOf('team', 'cart')];
  expect((await begin(team)).status).toBe(403);
  await begin();
  await move('step');
  for (const token of [guard, team]) {
    expect((await move('step', token, { to: '1' })).status).toBe(200);
    expect((await move('step', token, { to: '50' })).body.message).toMatch(/may not activate/);
    expect((await move('promote', token)).status).toBe(403);
    await move('step');
  }
  expect((await move('stop', await registry.tokenOf('team', 'catalog'))).status).toBe(403);
  expect((await move('stop', guard, { reason: 'seen' })).status).toBe(200);
});

test('Two who ask for the next step at once go one step', async () => {
  await begin();
  const [one, two] = await Promise.all([move('step'), move('step', releaser, { startedMsAgo: 500 })]);
  const texts = [one.body.text, two.body.text].join(' ');
  expect(texts).toMatch(/Moved the canary of cart@b+ to 50 %/);
  expect(texts).toMatch(/was moved after this command started: it is treated as the same step/);
  expect(await list()).toMatchObject([{ share: 0.5 }]);
});

test('A dry run begins nothing, and what is no plan is refused', async () => {
  expect((await begin(releaser, { dryRun: true })).body.data).toMatchObject({ changed: false, dryRun: true });
  expect((await begin(releaser, { steps: [50, 10] })).body.message).toMatch(/50,10 is no plan of a canary/);
  expect((await begin(releaser, { hold: 'long' })).body.message).toMatch(/"long" is no duration: write --hold 30s/);
  expect(await list()).toEqual([]);
});
