/** Every call of the registry, as its own OpenAPI document lists them, by those who may not make it. */
import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

let registry: TestRegistry;
const calls: [string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }][] = [];
const examples: Record<string, string> = {
  remote: 'cart',
  release: 'a'.repeat(16),
  env: 'production',
  id: '0123456789ab',
  email: 'ana@shop.example',
  n: '1',
  '*': 'log/production/00000001',
};
/** Calls that need no token, because they are how one is got, or say nothing. */
const open = ['isAlive', 'isReady', 'exchangeCode'];

beforeAll(async () => {
  registry = await openTestRegistry();
  const { paths } = (await registry.call('GET', '/v1/openapi.json')).body;
  for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      const url = path
        .replace(/\{([^}]+)\}/g, (_, name) => examples[name] ?? 'missing')
        .replace(/\*$/, examples['*'] ?? '');
      calls.push([operationId, { method: method.toUpperCase() as 'GET', url }]);
    }
  }
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

/** operationId → status, of all calls but the open ones. */
async function statuses(token?: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [id, { method, url }] of calls.filter(([id]) => ![...open, 'followHead'].includes(id))) {
    found[id] = (await registry.call(method, url, token, bodies[id] ?? (method === 'GET' ? undefined : {}))).status;
  }
  return found;
}
const bodies: Record<string, object> = {
  issueToken: { name: 'x', role: 'admin' },
  letIn: { role: 'admin' },
  activate: { releases: ['cart@aaaa'] },
  rollBack: { remotes: ['cart'] },
  deactivate: { remotes: ['cart'] },
  freeze: { until: '1h' },
  readObjects: { keys: ['log/production/00000001'] },
};
/** Reads that a viewer may make, by what their names begin with. */
const isRead = (id: string) => /^(get|list|read|compare|plan|whoAmI|wait)/.test(id) && !/Tokens|People/.test(id);

test('The document lists every call with a name of its own', () => {
  expect(new Set(calls.map(([id]) => id)).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(12);
});

test('Nothing answers without a token', async () => {
  expect(Object.entries(await statuses()).filter(([, status]) => status !== 401)).toEqual([]);
});

test('A viewer reads, and changes nothing', async () => {
  const found = await statuses(await registry.tokenOf('viewer'));
  const letIn = Object.entries(found).filter(([id, status]) => !isRead(id) && status !== 403);
  const refused = Object.entries(found).filter(([id, status]) => isRead(id) && status === 403);
  expect([letIn, refused]).toEqual([[], []]);
});

test('A team changes nothing of another team', async () => {
  const found = await statuses(await registry.tokenOf('team', 'catalog'));
  expect(Object.entries(found).filter(([id, status]) => !isRead(id) && status !== 403)).toEqual([]);
});

test('Nothing answers to a token that was ended', async () => {
  const text = await registry.tokenOf('admin');
  await registry.parts.adminLog.append('test', { kind: 'end-token', id: text.split('_')[1] ?? '' });
  const some = calls.filter(([id]) => !open.includes(id)).slice(0, 15);
  for (const [, { method, url }] of some) expect((await registry.call(method, url, text)).status).toBe(401);
});
