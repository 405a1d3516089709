import { readLog } from '../../store/activationLog.ts';
import { type LiveRegistry, openLiveRegistry } from '../../testing/openLiveRegistry.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';

let registry: LiveRegistry;
let releaser: string;

beforeEach(async () => {
  registry = await openLiveRegistry('cart');
  releaser = registry.releaser;
});
afterEach(() => registry.close());
afterAll(removeTemporaryFolders);

const env = '/v1/environments/local';
const open = (token: string, body: object = {}) =>
  registry.call('POST', `${env}/previews`, token, { releases: [`cart@${idOf('b')}`], ...body });
const list = async () => (await registry.call('GET', `${env}/previews`, releaser)).body.previews as { id: string }[];

test('A preview has an address that only its answer tells, and ends with one entry', async () => {
  const { body } = await open(releaser, { for: '1h' });
  expect(body.data.url).toMatch(/\/preview\/[\w-]{43}$/);
  const secret = String(body.data.url).split('/').at(-1) ?? '';
  expect(JSON.stringify([await readLog(registry.store, 'local'), await list()])).not.toContain(secret);
  expect(await list()).toMatchObject([{ id: body.data.id, overrides: { cart: idOf('b') }, by: 'a releaser' }]);
  const ended = await registry.call('DELETE', `${env}/previews/${body.data.id}`, releaser, { reason: 'seen' });
  expect([ended.status, await list()]).toEqual([200, []]);
  expect((await readLog(registry.store, 'local')).at(-1)).toMatchObject({ action: 'end-preview', reason: 'seen' });
});

test('A team previews its own remotes, and ends only those', async () => {
  const [cart, catalog] = [await registry.tokenOf('team', 'cart'), await registry.tokenOf('team', 'catalog')];
  expect((await open(catalog)).status).toBe(403);
  const { status, body } = await open(cart);
  expect(status).toBe(200);
  const path = `${env}/previews/${body.data.id}`;
  expect((await registry.call('DELETE', path, catalog, {})).status).toBe(403);
  expect((await registry.call('DELETE', path, cart, {})).status).toBe(200);
});

test('A duration of more than a day is refused, and a dry run opens nothing', async () => {
  expect((await open(releaser, { for: '25h' })).body.message).toMatch(/at most 24 hours/);
  expect((await open(releaser, { dryRun: true })).body.data).toMatchObject({ changed: false, dryRun: true });
  expect(await list()).toEqual([]);
});
