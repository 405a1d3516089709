/** Every call of the registry, as its own OpenAPI document lists them, by those who may not make it. */
import { issueToken } from '../access/tokens.ts';
import { type Call, mayCall, people, type Person, rightsTable, roleOf } from '../testing/rightsTable.ts';
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
  for (const [id, { method, url }] of calls.filter(([id]) => ![...open, 'followHead', 'followHeads'].includes(id))) {
    found[id] = (await registry.call(method, url, token, bodyOf(id) ?? (method === 'GET' ? undefined : {}))).status;
  }
  return found;
}
const isListed = (id: string): id is Call => Object.hasOwn(rightsTable, id);
const bodyOf = (id: string) => (isListed(id) && 'body' in rightsTable[id] ? rightsTable[id].body : undefined);

test('The document lists every call with a name of its own', () => {
  expect(new Set(calls.map(([id]) => id)).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(12);
});

test('Nothing answers without a token', async () => {
  expect(Object.entries(await statuses()).filter(([, status]) => status !== 401)).toEqual([]);
});

test('The table of rights names every call that changes something, and no other that is not there', () => {
  const changing = calls.filter(([id, { method }]) => method !== 'GET' && !open.includes(id)).map(([id]) => id);
  const reading = calls.filter(([, { method }]) => method === 'GET').map(([id]) => id);
  const listed = Object.keys(rightsTable);
  // Else say in testing/rightsTable.ts who may make it.
  expect(changing.filter((id) => !listed.includes(id))).toEqual([]);
  expect(listed.filter((id) => ![...changing, ...reading].includes(id))).toEqual([]);
});

test.each(Object.keys(people) as Person[])('%s may make the calls of the table, and no other', async (who) => {
  const token = await registry.tokenOf(roleOf(who), ...people[who]);
  const found = await statuses(token);
  const may = (id: string) => !isListed(id) || mayCall(who, id);
  expect(Object.entries(found).filter(([id, status]) => [401, 403].includes(status) === may(id))).toEqual([]);
  const { body } = await registry.call('GET', '/auth/me', token);
  expect([body.mayAdminister, body.mayNotify]).toEqual([may('issueToken'), may('testNotification')]);
});

test('A refusal says who may not do what, and whom to ask', async () => {
  const token = await registry.tokenOf('viewer');
  for (const [id, { method, url }] of calls.filter(([id]) => isListed(id) && !mayCall('viewer', id))) {
    const { body } = await registry.call(method, url, token, bodyOf(id) ?? (method === 'GET' ? undefined : {}));
    expect([id, body.code, body.message]).toEqual([
      id,
      'not_allowed',
      expect.stringMatching(/^a viewer \(viewer\) may not .+: ask .+\.$/),
    ]);
  }
});

test.each(['viewer', 'shell', 'guard', 'team', 'releaser'] as const)('A %s may not remove releases', async (role) => {
  const remotes = role === 'team' ? ['*'] : [];
  const token = await registry.tokenOf(role, ...remotes);
  for (const body of [{}, { dryRun: false, keep: 0 }]) {
    expect((await registry.call('POST', '/v1/gc', token, body)).status).toBe(403);
  }
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
