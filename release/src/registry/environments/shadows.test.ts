import { readLog } from '../../store/activationLog.ts';
import { listEvidence } from '../../store/evidence.ts';
import { foldLog, releaseSetId } from '../../store/foldLog.ts';
import { putShadowPart } from '../../store/shadowParts.ts';
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
const begin = (token: string, body: object = {}) =>
  registry.call('POST', `${env}/shadows`, token, { releases: [`cart@${idOf('b')}`], ...body });
const list = async () => (await registry.call('GET', `${env}/shadows`, releaser)).body.data.shadows as object[];

test('A shadow begins and ends with one entry each, and changes nothing that is live', async () => {
  const { body } = await begin(releaser, { for: '30s' });
  expect(await list()).toMatchObject([{ id: body.data.id, overrides: { cart: idOf('b') }, by: 'a releaser' }]);
  const ended = await registry.call('DELETE', `${env}/shadows/${body.data.id}`, releaser, { reason: 'seen' });
  expect([ended.status, await list()]).toEqual([200, []]);
  const entries = await readLog(registry.store, 'local');
  expect(entries.at(-1)).toMatchObject({ action: 'end-shadow', reason: 'seen' });
  expect(foldLog(entries).live.cart).toBe(idOf('a'));
});

test('A team begins shadows of its own remotes, and ends only those', async () => {
  const [cart, catalog] = [await registry.tokenOf('team', 'cart'), await registry.tokenOf('team', 'catalog')];
  expect((await begin(catalog)).status).toBe(403);
  const { status, body } = await begin(cart);
  expect(status).toBe(200);
  const path = `${env}/shadows/${body.data.id}`;
  expect((await registry.call('DELETE', path, catalog, {})).status).toBe(403);
  expect((await registry.call('DELETE', path, cart, {})).status).toBe(200);
});

test('The report of a shadow tells what the shells wrote, and one of nothing is not good', async () => {
  const { id } = (await begin(releaser)).body.data as { id: string };
  const read = async () => (await registry.call('GET', `${env}/shadows/${id}`, releaser)).body;
  expect((await read()).text).toMatch(/no page was compared/);
  const routes = { '/viewcart': { pages: 7, samples: [], differences: [] } };
  const common = { at: new Date().toISOString(), set: releaseSetId({ cart: idOf('b') }), live: '', skipped: 0 };
  const part = { ...common, state: 'running' as const, routes };
  await putShadowPart(registry.store, 'local', id, { instance: 'host-1', seq: 1, part });
  expect((await read()).text).toMatch(/7 pages of 1 route compared, no difference/);
  expect((await registry.call('GET', `${env}/shadows/00000000`, releaser)).status).toBe(404);
});

test('The report of a shadow that is over is kept as evidence for its set, by those who may begin one', async () => {
  const { id } = (await begin(releaser)).body.data as { id: string };
  await registry.call('DELETE', `${env}/shadows/${id}`, releaser, {});
  const set = releaseSetId({ cart: idOf('b') });
  const differences = [{ kind: 'status' as const, count: 2, example: '/viewcart', text: 'answers 500, live 200' }];
  const routes = { '/viewcart': { pages: 7, samples: [], differences } };
  const part = { at: new Date().toISOString(), set, live: '', skipped: 0, state: 'over' as const, routes };
  await putShadowPart(registry.store, 'local', id, { instance: 'host-1', seq: 1, part });
  const keep = async (token: string) => (await registry.call('POST', `${env}/shadows/${id}/report`, token, {})).status;
  expect([await keep(await registry.tokenOf('viewer')), await listEvidence(registry.store, 'local', set)]).toEqual([
    403,
    [],
  ]);
  expect(await keep(releaser)).toBe(200);
  expect(await listEvidence(registry.store, 'local', set)).toMatchObject([
    { kind: 'shadow', numbers: { pages: 7, differences: 1 }, text: expect.stringContaining('1 difference.') },
  ]);
});
