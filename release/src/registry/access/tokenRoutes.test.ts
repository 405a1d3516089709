import { readSession, startSession } from '../../access/sessions.ts';
import { issueToken } from '../../access/tokens.ts';
import { removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import { TestPerson } from '../../testing/TestPerson.ts';

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
  const me = { kind: 'token', ...wanted, mayAdminister: false, mayNotify: false };
  expect((await registry.call('GET', '/auth/me', body.text)).body).toEqual(me);
  const listed = await registry.call('GET', '/v1/tokens', admin);
  expect(JSON.stringify(listed.body)).toContain(body.token.id);
  expect(JSON.stringify(listed.body)).not.toMatch(/hash|paw_/);
  await registry.call('DELETE', `/v1/tokens/${body.token.id}`, admin);
  expect(await registry.call('GET', '/auth/me', body.text)).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('was ended') },
  });
});

test('The list says when a token was used last, and what ends twice is written once', async () => {
  const { body } = await registry.call('POST', '/v1/tokens', admin, { name: 'ci of catalog', role: 'viewer' });
  const listed = async () =>
    (await registry.call('GET', '/v1/tokens', admin)).body.tokens.find(
      ({ id }: { id: string }) => id === body.token.id,
    );
  expect(await listed()).not.toHaveProperty('lastUsed');
  await registry.call('GET', '/v1/releases', body.text);
  await registry.parts.uses.end();
  expect(Date.parse((await listed()).lastUsed)).toBeGreaterThan(Date.now() - 60_000);
  const end = async () => (await registry.call('DELETE', `/v1/tokens/${body.token.id}`, admin)).body.changed;
  expect([await end(), await end()]).toEqual([true, false]);
});

test('An admin invites a person by a link that signs in once, with a role and an end', async () => {
  const wanted = { name: 'Bo', role: 'team', remotes: ['cart'], hours: 1 };
  const { body } = await registry.call('POST', '/v1/invitations', admin, wanted);
  expect(Date.parse(body.token.expires) - Date.now()).toBeGreaterThan(3_500_000);
  const bo = new TestPerson(registry.app, 'http://127.0.0.1:3100');
  expect((await bo.request('GET', body.path)).text).toContain('as Bo (team of cart)');
  expect((await bo.request('POST', body.path)).status).toBe(303);
  expect(JSON.parse((await bo.request('GET', '/auth/me')).text)).toMatchObject({
    kind: 'link',
    name: 'Bo',
    role: 'team',
  });
  const eve = new TestPerson(registry.app, 'http://127.0.0.1:3100');
  expect((await eve.request('POST', body.path)).status).toBe(410);
  expect((await eve.request('GET', '/auth/me')).status).toBe(401);
});

test('An invitation that an admin has ended signs no one in', async () => {
  const { body } = await registry.call('POST', '/v1/invitations', admin, { name: 'Bo', role: 'admin' });
  await registry.call('DELETE', `/v1/tokens/${body.token.id}`, admin);
  const bo = new TestPerson(registry.app, 'http://127.0.0.1:3100');
  expect((await bo.request('POST', body.path)).status).toBe(410);
  expect((await registry.call('GET', '/v1/releases', body.path.split('/').at(-1))).status).toBe(401);
});

test('An admin signs a person out everywhere, and their role stays', async () => {
  await registry.call('PUT', '/v1/people/eva@shop.example', admin, { role: 'releaser' });
  const { adminLog } = registry.parts;
  const eva = { name: 'Eva', role: 'releaser', remotes: [], person: 'eva@shop.example' } as const;
  const sessions = [
    await startSession(adminLog, 'Eva', { ...eva, signIn: 'person' }),
    await startSession(adminLog, 'Eva', { ...eva, signIn: 'person' }),
  ];
  const command = { ...eva, signIn: 'command', session: sessions[0], lifetime: 60_000 } as const;
  const { text } = await issueToken(adminLog, 'Eva', command);
  const out = async () => (await registry.call('DELETE', '/v1/people/Eva@shop.example/sessions', admin)).body;
  expect([await out(), await out()]).toEqual([{ ended: 3 }, { ended: 0 }]);
  for (const id of sessions) expect(await readSession(adminLog, id)).toMatchObject({ code: 'session_over' });
  expect((await registry.call('GET', '/auth/me', text)).status).toBe(401);
  expect((await registry.call('GET', '/v1/people', admin)).body.people).toMatchObject([{ email: 'eva@shop.example' }]);
});

test('A person has the role that an admin gave last', async () => {
  const change = (role: string) => registry.call('PUT', '/v1/people/Ana@Shop.example', admin, { role });
  await change('releaser');
  await change('viewer');
  const { body } = await registry.call('GET', '/v1/people', admin);
  expect(body.hasProvider).toBe(false);
  expect(body.people).toContainEqual(
    expect.objectContaining({ email: 'ana@shop.example', role: 'viewer', by: 'a admin' }),
  );
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
