/** Sessions of browsers: they are in the registry's log, so ending one there ends it everywhere. */
import { createHash } from 'node:crypto';
import { openSignInRegistry, type SignInRegistry, signInOrigin as origin } from '../../testing/openSignInRegistry.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import type { TestPerson } from '../../testing/TestPerson.ts';
import { sealedText } from './sealedText.ts';

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

async function signInByLink(by = 'npm start') {
  const person = here.newPerson();
  await person.request('POST', await registry.linkOf(by));
  return person;
}
async function signInByProvider(email: string) {
  await registry.call('PUT', `/v1/people/${email}`, admin, { role: 'releaser' });
  await provider.is({ email, email_verified: true, name: 'Ana' });
  const person = here.newPerson();
  await person.visit('/auth/login');
  return person;
}
const cookieOf = (person: TestPerson) => [...person.cookies].map((pair) => pair.join('=')).join('; ');
const asks = async (own: TestRegistry, cookie: string, url = '/v1/releases', method: 'GET' | 'POST' = 'GET') =>
  (await own.app.inject({ method, url, headers: { cookie, origin } })).statusCode;
const listSessions = async () =>
  (
    (await registry.call('GET', '/v1/tokens', admin)).body.tokens as { id: string; by: string; signIn?: string }[]
  ).filter(({ signIn }) => signIn);
const newest = async () => (await listSessions())[0]?.id ?? '';

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
/** What the command line gets when its person allows it. */
async function codeOf(person: TestPerson): Promise<string> {
  const wanted = { port: '4000', state: 's'.repeat(24), challenge };
  const { location = '' } = await person.request('POST', '/auth/cli', wanted);
  return new URL(location).searchParams.get('code') ?? '';
}
const exchange = (code: string) => registry.call('POST', '/auth/cli/token', undefined, { code, verifier });

test.each([
  ['one-time link', () => signInByLink()],
  ['identity provider', () => signInByProvider('ana@shop.example')],
])(
  'A copied cookie of a sign-in by %s is refused after the logout, by every registry on the store',
  async (_, signIn) => {
    const other = await openTestRegistry({}, registry.folder);
    const person = await signIn();
    const copy = cookieOf(person);
    expect(await Promise.all([registry, other].map((one) => asks(one, copy)))).toEqual([200, 200]);
    expect((await person.request('POST', '/auth/logout')).status).toBe(303);
    expect(await Promise.all([registry, other].map((one) => asks(one, copy)))).toEqual([401, 401]);
    await other.app.close();
  },
);

test('An ended session is refused on every kind of call', async () => {
  const copy = cookieOf(await signInByLink());
  await registry.call('DELETE', `/v1/tokens/${await newest()}`, admin);
  const { paths } = (await registry.call('GET', '/v1/openapi.json')).body;
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      url: path.replace(/\{\w+\}/g, 'x'),
    })),
  );
  const isOpen = ({ url }: { url: string }) => /^\/(healthz|readyz|auth\/cli\/token)$/.test(url);
  const wrong = [];
  for (const { method, url } of calls.filter((call) => !isOpen(call))) {
    const { statusCode, body } = await registry.app.inject({ method, url, headers: { cookie: copy, origin } });
    if (statusCode !== 401 || !body.includes('Your session has ended')) wrong.push([method, url, statusCode]);
  }
  expect([calls.length > 20, wrong]).toEqual([true, []]);
  expect(await asks(registry, copy, '/auth/cli', 'POST')).toBe(400);
});

test('An admin sees who is signed in, by what and until when, and signs them out', async () => {
  const ana = await signInByProvider('ana@shop.example');
  await signInByLink('bo');
  const [link, person] = await listSessions();
  const expires = expect.stringMatching(/^2\d{3}-.*Z$/);
  expect(link).toMatchObject({ name: 'admin by link', signIn: 'link', role: 'admin', by: 'bo', expires });
  expect(person).toMatchObject({
    name: 'Ana',
    signIn: 'person',
    person: 'ana@shop.example',
    role: 'releaser',
    expires,
  });
  await registry.call('DELETE', `/v1/tokens/${person?.id}`, admin);
  expect((await ana.request('GET', '/v1/releases')).status).toBe(401);
  expect((await ana.request('GET', '/')).text).not.toContain('You are signed in');
});

test('The token of a command line ends with the session that allowed it, and a code of that session gets none', async () => {
  const ana = await signInByLink();
  const [used, kept] = [await codeOf(ana), await codeOf(ana)];
  const { text } = (await exchange(used)).body;
  expect((await registry.call('GET', '/auth/me', text)).status).toBe(200);
  await ana.request('POST', '/auth/logout');
  expect((await registry.call('GET', '/auth/me', text)).body.message).toMatch(/was ended on .* sign in again/);
  expect((await exchange(kept)).status).toBe(400);
});

test('A role that ended and was given again opens no session from before', async () => {
  const ana = await signInByProvider('eva@shop.example');
  await registry.call('DELETE', '/v1/people/eva@shop.example', admin);
  expect((await ana.request('GET', '/v1/releases')).status).toBe(403);
  await registry.call('PUT', '/v1/people/eva@shop.example', admin, { role: 'admin' });
  expect((await ana.request('GET', '/v1/releases')).status).toBe(401);
});

test('The stream of a session ends with the session', async () => {
  const url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  const ana = await signInByLink();
  const headers = { cookie: cookieOf(ana) };
  const reader = (await fetch(`${url}/v1/environments/local/events`, { headers })).body?.getReader();
  await reader?.read();
  await ana.request('POST', '/auth/logout');
  let isOver: boolean | undefined = false;
  while (!isOver) isOver = (await reader?.read())?.done;
  expect(isOver).toBe(true);
}, 15_000);

test('A cookie opens sessions alone: neither a token of a program, nor a person without an id', async () => {
  const { seal } = sealedText('a secret of the test, of no use elsewhere');
  const name = [...(await signInByLink()).cookies.keys()][0] ?? '';
  for (const value of [{ id: admin.split('_')[1] }, { kind: 'link', email: 'local', name: 'admin by link' }]) {
    expect(await asks(registry, `${name}=${seal('session', value, 60_000)}`)).toBe(401);
  }
});

test('Signing out twice, or without a session, ends at the same page and writes nothing', async () => {
  const ana = await signInByLink();
  const copy = cookieOf(ana);
  await ana.request('POST', '/auth/logout');
  const before = await registry.store.list('admin-log/');
  expect(await asks(registry, copy, '/auth/logout', 'POST')).toBe(303);
  expect(await asks(registry, '', '/auth/logout', 'POST')).toBe(303);
  expect(await registry.store.list('admin-log/')).toEqual(before);
});
