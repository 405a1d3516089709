import { removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let admin: string;

beforeAll(async () => {
  registry = await openTestRegistry();
  admin = await registry.tokenOf('admin');
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

test('An admin makes a token, whose text is shown once, and ends it', async () => {
  const wanted = { name: 'ci of cart', role: 'team', remotes: ['cart'] };
  const { body } = await registry.call('POST', '/v1/tokens', admin, wanted);
  expect((await registry.call('GET', '/auth/me', body.text)).body).toEqual({ kind: 'token', ...wanted });
  const listed = await registry.call('GET', '/v1/tokens', admin);
  expect(JSON.stringify(listed.body)).toContain(body.token.id);
  expect(JSON.stringify(listed.body)).not.toMatch(/hash|paw_/);
  await registry.call('DELETE', `/v1/tokens/${body.token.id}`, admin);
  expect(await registry.call('GET', '/auth/me', body.text)).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('was ended') },
  });
});

test('A person has the role that an admin gave last', async () => {
  const change = (role: string) => registry.call('PUT', '/v1/people/Ana@Shop.example', admin, { role });
  await change('releaser');
  await change('viewer');
  const { body } = await registry.call('GET', '/v1/people', admin);
  expect(body.people).toMatchObject([{ email: 'ana@shop.example', role: 'viewer', by: 'a admin' }]);
  expect((await registry.call('DELETE', '/v1/people/ana@shop.example', admin)).status).toBe(200);
  expect((await registry.call('DELETE', '/v1/people/ana@shop.example', admin)).status).toBe(404);
});

test('A team without remotes is refused, with the fix', async () => {
  const { status, body } = await registry.call('POST', '/v1/tokens', admin, { name: 'x', role: 'team' });
  expect([status, body.message]).toEqual([400, 'A team needs remotes: name them, or "*" for all.']);
});

test('After twenty wrong tokens in a minute an address learns nothing of another, and a right one goes on working', async () => {
  const own = await openTestRegistry();
  const good = await own.tokenOf('viewer');
  for (let i = 0; i < 20; i++) await own.call('GET', '/auth/me', `paw_0123456789ab_${'x'.repeat(32)}`);
  expect((await own.call('GET', '/auth/me', `paw_0123456789ab_${'y'.repeat(32)}`)).status).toBe(429);
  expect((await own.call('GET', '/auth/me', good)).status).toBe(200);
  await own.app.close();
});
