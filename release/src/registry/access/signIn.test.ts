import { createHash } from 'node:crypto';
import { idOf, publishSample } from '../../testing/sampleRelease.ts';
import { openSignInRegistry, type SignInRegistry, signInOrigin as origin } from '../../testing/openSignInRegistry.ts';

let here: SignInRegistry;
let provider: SignInRegistry['provider'];
let registry: SignInRegistry['registry'];
let admin: string;

beforeAll(async () => {
  here = await openSignInRegistry();
  ({ provider, registry } = here);
  admin = await registry.tokenOf('admin');
});
afterAll(() => here.close());

const newPerson = () => here.newPerson();
const letIn = (email: string, role: string) => registry.call('PUT', `/v1/people/${email}`, admin, { role });

test('A person with a role signs in by the identity provider, and out again', async () => {
  await letIn('ana@shop.example', 'releaser');
  await provider.is({ email: 'ana@shop.example', email_verified: true, name: 'Ana' });
  const ana = newPerson();
  await ana.visit('/auth/login?returnTo=/healthz');
  const me = await ana.request('GET', '/auth/me');
  expect(JSON.parse(me.text)).toMatchObject({ kind: 'person', name: 'Ana', role: 'releaser', remotes: [] });
  await ana.request('POST', '/auth/logout');
  expect((await ana.request('GET', '/auth/me')).status).toBe(401);
});

test('A person whose role ended is out at once, with the session still there', async () => {
  await letIn('bo@shop.example', 'viewer');
  await provider.is({ email: 'bo@shop.example', email_verified: true });
  const bo = newPerson();
  await bo.visit('/auth/login');
  expect((await bo.request('GET', '/v1/releases')).status).toBe(200);
  await registry.call('DELETE', '/v1/people/bo@shop.example', admin);
  expect((await bo.request('GET', '/v1/releases')).status).toBe(403);
});

test('No one signs in without a role, or with an address that is not verified', async () => {
  await provider.is({ email: 'eve@shop.example', email_verified: true });
  expect((await newPerson().visit('/auth/login')).text).toContain('eve@shop.example has no role');
  await letIn('eve@shop.example', 'admin');
  await provider.is({ email: 'eve@shop.example', email_verified: false });
  expect((await newPerson().visit('/auth/login')).text).toContain('does not say that your email address is verified');
});

test('The answer of the provider is good in the browser that asked, once', async () => {
  await letIn('ana@shop.example', 'releaser');
  await provider.is({ email: 'ana@shop.example', email_verified: true });
  const ana = newPerson();
  let { location = '' } = await ana.request('GET', '/auth/login');
  while (!location.startsWith(origin)) location = (await ana.request('GET', location)).location ?? '';
  expect((await newPerson().request('GET', location)).status).toBe(400);
  expect((await ana.request('GET', location)).status).toBe(302);
  expect((await ana.request('GET', location)).status).toBe(400);
});

test('Another site cannot act for a person who is signed in', async () => {
  await letIn('ana@shop.example', 'admin');
  await provider.is({ email: 'ana@shop.example', email_verified: true });
  const ana = newPerson();
  await ana.visit('/auth/login');
  const foreign = await ana.request('POST', '/v1/tokens', { name: 'x', role: 'admin' }, 'https://evil.example');
  expect([foreign.status, JSON.parse(foreign.text).code]).toEqual([403, 'foreign_origin']);
  const port = { port: '4000', state: 'x'.repeat(16), challenge: 'x'.repeat(43) };
  expect((await ana.request('POST', '/auth/cli', port, 'https://evil.example')).status).toBe(403);
});

test('The home page says who you are and what is live, and lets you sign out', async () => {
  await publishSample(registry.store, 'cart', 'a');
  const releases = [`cart@${idOf('a')}`];
  await registry.call('POST', '/v1/environments/local/activate', admin, { releases, newEnv: true, offline: true });
  const ana = newPerson();
  expect((await ana.request('GET', '/')).text).toContain('one-time link');
  await ana.request('POST', await registry.linkOf('npm start'));
  const { text } = await ana.request('GET', '/');
  expect(text).toContain('You are signed in as admin by link (admin)');
  expect(text).toContain(idOf('a'));
  await ana.request('POST', '/auth/logout');
  expect((await ana.request('GET', '/')).text).not.toContain(idOf('a'));
});

test('A one-time link signs in once; looking at it does not use it up', async () => {
  const link = await registry.linkOf('npm start');
  await newPerson().request('GET', link);
  const people = [newPerson(), newPerson()];
  const answers = await Promise.all(people.map((one) => one.request('POST', link)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 410]));
  expect((await newPerson().request('GET', link)).status).toBe(410);
  const late = await registry.linkOf('npm start', -1);
  expect((await newPerson().request('POST', late)).status).toBe(410);
});

test('The command line gets a token after its person has allowed it, with its own verifier, once', async () => {
  const verifier = 'v'.repeat(50);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const wanted = { port: '4000', state: 's'.repeat(16), challenge };
  const ana = newPerson();
  await ana.request('POST', await registry.linkOf('npm start'));
  const page = await ana.request('GET', `/auth/cli?${new URLSearchParams(wanted).toString()}`);
  expect(page.text).toContain('Let the command line act as you?');
  const { location = '' } = await ana.request('POST', '/auth/cli', wanted);
  const code = new URL(location).searchParams.get('code') ?? '';
  const exchange = (body: object) => registry.call('POST', '/auth/cli/token', undefined, body);
  expect((await exchange({ code, verifier: 'another' })).status).toBe(400);
  const { body } = await exchange({ code, verifier });
  expect((await registry.call('GET', '/auth/me', body.text)).body.role).toBe('admin');
  expect((await exchange({ code, verifier })).status).toBe(400);
});

test('A place on another site is no place to return to', async () => {
  await letIn('ana@shop.example', 'viewer');
  await provider.is({ email: 'ana@shop.example', email_verified: true });
  for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const { address } = await newPerson().visit(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(new URL(address, origin).origin).toBe(origin);
  }
});
