/** Attacks on those who are signed in: by pages of other origins, replayed codes, and tokens that outlive their reason. */
import { createHash } from 'node:crypto';
import { openSignInRegistry, type SignInRegistry } from '../../testing/openSignInRegistry.ts';
import { openTestRegistry } from '../../testing/testRegistry.ts';
import type { TestPerson } from '../../testing/TestPerson.ts';

let here: SignInRegistry;
let provider: SignInRegistry['provider'];
let registry: SignInRegistry['registry'];

beforeAll(async () => {
  here = await openSignInRegistry();
  ({ provider, registry } = here);
});
afterAll(() => here.close());

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const wanted = { port: '4000', state: 's'.repeat(24), challenge };

async function signInByLink() {
  const person = here.newPerson();
  await person.request('POST', await registry.linkOf());
  return person;
}
async function codeOf(person: TestPerson): Promise<string> {
  const { location = '' } = await person.request('POST', '/auth/cli', wanted);
  return new URL(location).searchParams.get('code') ?? '';
}
const exchange = (code: string) => registry.call('POST', '/auth/cli/token', undefined, { code, verifier });

test.each(['null', 'http://evil.example', 'http://127.0.0.1:3101', 'https://127.0.0.1:3100'])(
  'a page of %s acts for no one who is signed in',
  async (foreign) => {
    const person = await signInByLink();
    const link = await registry.linkOf();
    for (const path of ['/auth/cli', '/auth/logout', link, '/v1/environments/local/freeze']) {
      expect((await person.request('POST', path, wanted, foreign)).status).toBe(403);
    }
    expect((await person.request('GET', '/auth/me')).status).toBe(200);
  },
);

test('Browsers send the forms of the registry with its own origin', async () => {
  const page = await registry.app.inject(await registry.linkOf());
  expect(page.headers['referrer-policy']).toBe('same-origin');
});

test('a page of the registry has one style element, and its policy allows exactly that', async () => {
  const { body, headers } = await registry.app.inject(await registry.linkOf());
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/x\n/evil',
  'http://evil.example',
  'javascript:1',
])('a sign-in never leads on to %j', async (returnTo) => {
  await registry.parts.adminLog.append('test', {
    kind: 'person',
    email: 'ana@shop.example',
    role: 'viewer',
    remotes: [],
  });
  await provider.is({ email: 'ana@shop.example', email_verified: true });
  const ana = here.newPerson();
  expect((await ana.visit(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`)).address).toBe('/');
});

test('A code is exchanged once, however it is spelled', async () => {
  const code = await codeOf(await signInByLink());
  const last = code.at(-1) ?? '';
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const sibling = digits[digits.indexOf(last) + 1] ?? '';
  expect((await exchange(code)).status).toBe(200);
  for (const again of [code, `${code}.x`, `${code}=`, `${code} `, code.slice(0, -1) + sibling]) {
    expect((await exchange(again)).status).toBe(400);
  }
});

test('A token makes itself no other token', async () => {
  const token = await registry.tokenOf('admin');
  const answer = await registry.call('POST', '/auth/cli', token, wanted);
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
});

test('The token of a person who signed in has the role that the person has now, and ends with it', async () => {
  const grant = (role: 'viewer' | 'releaser') =>
    registry.parts.adminLog.append('test', { kind: 'person', email: 'bo@shop.example', role, remotes: [] });
  await grant('releaser');
  await provider.is({ email: 'bo@shop.example', email_verified: true });
  const bo = here.newPerson();
  await bo.visit('/auth/login');
  const { text } = (await exchange(await codeOf(bo))).body;
  await grant('viewer');
  expect((await registry.call('GET', '/auth/me', text)).body.role).toBe('viewer');
  await registry.parts.adminLog.append('test', { kind: 'end-person', email: 'bo@shop.example' });
  expect((await registry.call('GET', '/auth/me', text)).status).toBe(401);
});

test('The session of another registry opens nothing here', async () => {
  const other = await openTestRegistry();
  const person = await signInByLink();
  const [[name, value] = []] = [...person.cookies];
  const forged = `${value?.slice(0, -4)}AAAA`;
  const { statusCode } = await other.app.inject({ url: '/auth/me', headers: { cookie: `${name}=${forged}` } });
  expect(statusCode).toBe(401);
  await other.app.close();
});

test('What "release login" did not send is refused, and is no fault of the registry', async () => {
  expect((await registry.call('GET', '/auth/cli?port=80/evil&state=x')).status).toBe(400);
  const huge = await registry.call('POST', '/auth/cli/token', undefined, { code: 'x'.repeat(100_000), verifier });
  expect(huge.status).toBe(413);
});
