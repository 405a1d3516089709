/** Every call of the registry, as its own OpenAPI document lists them, by those who may not make it. */
import type { Role } from '../access/roles.ts';
import { issueToken } from '../access/tokens.ts';
import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

let registry: TestRegistry;
let admin: string;
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
  admin = await registry.tokenOf('admin');
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
  for (const [id, { method, url }] of calls.filter(([id]) => ![...open, 'followHead', 'followHeads'].includes(id))) {
    found[id] = (await registry.call(method, url, token, bodies[id] ?? (method === 'GET' ? undefined : {}))).status;
  }
  return found;
}
const at = '2026-01-01T00:00:00.000Z';
const bodies: Record<string, object> = {
  issueToken: { name: 'x', role: 'admin' },
  letIn: { role: 'admin' },
  activate: { releases: ['cart@aaaa'] },
  rollBack: { remotes: ['cart'] },
  deactivate: { remotes: ['cart'] },
  freeze: { until: '1h' },
  openPreview: { releases: ['cart@aaaa'] },
  beginCanary: { release: 'cart@aaaa' },
  beginShadow: { releases: ['cart@aaaa'] },
  removeReleases: { dryRun: true },
  reportSignals: { shell: 'x', seq: 1, at, ms: 1, apiUp: true, routes: [], sets: [], visitors: [], dropped: 0 },
  readObjects: { keys: ['log/production/00000001'] },
};
/** Reads that every role may make, by what their names begin with. */
const isRead = (id: string) => /^(get|list|read|compare|plan|whoAmI|wait)/.test(id) && !/Tokens|People/.test(id);
/** What else each role may do to cart in production, where teams do not activate by themselves. */
const changes: Record<string, readonly string[]> = {
  viewer: [],
  shell: ['reportSignals'],
  guard: ['rollBack', 'stepCanary', 'stopCanary'],
  'team cart': ['rollBack', 'publishRelease', 'openPreview', 'beginShadow', 'stepCanary', 'stopCanary'],
  'team catalog': [],
  releaser: [
    'activate',
    'rollBack',
    'deactivate',
    'freeze',
    'unfreeze',
    'openPreview',
    'endPreview',
    'removeReleases',
    'beginCanary',
    'stepCanary',
    'stopCanary',
    'promoteCanary',
    'beginShadow',
    'endShadow',
    'reportShadow',
  ],
};

test('The document lists every call with a name of its own', () => {
  expect(new Set(calls.map(([id]) => id)).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(12);
});

test('Nothing answers without a token', async () => {
  expect(Object.entries(await statuses()).filter(([, status]) => status !== 401)).toEqual([]);
});

test.each(Object.entries(changes))('A %s may make the calls that read, %j, and no other', async (who, more) => {
  const [role = '', ...remotes] = who.split(' ');
  const found = await statuses(await registry.tokenOf(role as Role, ...remotes));
  const wrong = Object.entries(found).filter(([id, status]) => (status === 403) === (isRead(id) || more.includes(id)));
  expect(wrong).toEqual([]);
});

test.each(['viewer', 'shell', 'guard', 'team', 'releaser'] as const)('A %s may not remove releases', async (role) => {
  const remotes = role === 'team' ? ['*'] : [];
  const token = await registry.tokenOf(role, ...remotes);
  for (const body of [{}, { dryRun: false, keep: 0 }]) {
    expect((await registry.call('POST', '/v1/gc', token, body)).status).toBe(403);
  }
});

test('An admin may make every call', async () => {
  const found = await statuses(admin);
  expect(Object.entries(found).filter(([, status]) => [401, 403].includes(status))).toEqual([]);
});

test.each(['ended', 'expired'])('Nothing answers to a token that is %s', async (state) => {
  const lifetime = state === 'expired' ? -1 : 3_600_000;
  const wanted = { name: 'old', role: 'admin' as const, remotes: [], lifetime };
  const { text, token } = await issueToken(registry.parts.adminLog, 'test', wanted);
  if (state === 'ended') await registry.parts.adminLog.append('test', { kind: 'end-token', id: token.id });
  for (const [id, { method, url }] of calls.filter(([id]) => !open.includes(id))) {
    // Each from an address of its own: the limit of tries has a test of its own.
    const headers = { authorization: `Bearer ${text}` };
    const remoteAddress = `10.0.0.${calls.findIndex(([one]) => one === id)}`;
    expect([id, (await registry.app.inject({ method, url, headers, remoteAddress })).statusCode]).toEqual([id, 401]);
  }
});
