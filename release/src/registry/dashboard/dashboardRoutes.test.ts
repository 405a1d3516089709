import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';
import { TestPerson } from '../../testing/TestPerson.ts';

let registry: TestRegistry;
const origin = 'http://127.0.0.1:3100';
const view = '/env/local/remotes/cart/roll-back';

beforeEach(async () => {
  registry = await openTestRegistry();
});
afterEach(() => registry.app.close());
afterAll(removeTemporaryFolders);

/** What a build leaves, in small. */
function build(mark = 'abc') {
  const folder = join(registry.folder, 'dashboard');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `main.${mark}.js`), 'text of a script');
  writeFileSync(join(folder, `main.${mark}.js.br`), brotliCompressSync('text of a script'));
  const file = { path: `main.${mark}.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'page.json'), JSON.stringify({ scripts: [file], styles: [], icon: 'icon.svg' }));
}

async function signedIn() {
  const person = new TestPerson(registry.app, origin);
  await person.request('POST', await registry.linkOf());
  return person;
}

test('An address that no view has is a page for people, and an answer for programs', async () => {
  const page = await registry.app.inject({ url: '/nowhere/<b>', headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<a class="button" href="/">What is live where</a>');
  const answer = await registry.app.inject({ url: '/nowhere', headers: { accept: '*/*' } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

test('A person who is signed in gets the page at the address of every view', async () => {
  build();
  const ana = await signedIn();
  for (const address of [
    '/',
    '/env/local',
    '/env/local/hurt',
    '/env/local/canaries/cart/step',
    view,
    '/env/local/entries/3/roll-back',
  ]) {
    const { status, text } = await ana.request('GET', address);
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('<script src="/assets/main.abc.js" integrity="sha384-x" defer>'),
    ]);
  }
});

test('The page runs the scripts that it names, by their hashes, and nothing inline', async () => {
  build();
  const authorization = `Bearer ${await registry.tokenOf('viewer')}`;
  const { headers, body } = await registry.app.inject({ url: '/', headers: { authorization } });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'sha384-x'; style-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toMatch(/<script>|<style|style=|onload=/);
  expect(headers['cache-control']).toBe('no-store');
});

test('The document says who reads it and begins with the heading of the view, as text whatever the address and the name are', async () => {
  build();
  const { text } = await signedIn().then((ana) => ana.request('GET', '/env/local/remotes/cart/roll-back'));
  expect(text).toContain('<title>Roll back cart in local | Releases</title>');
  expect(text).toContain('<h1>Roll back cart in local</h1>');
  const { body } = await registry.call('POST', '/v1/tokens', await registry.tokenOf('admin'), {
    name: '</script><b>"',
    role: 'viewer',
  });
  const headers = { authorization: `Bearer ${body.text}` };
  const html = (await registry.app.inject({ url: '/env/%3Cimg%20src=x%3E', headers })).body;
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('<h1>&lt;img src=x&gt;</h1>');
  const me = /<script type="application\/json" id="me">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(me)).toEqual((await registry.app.inject({ url: '/auth/me', headers })).json());
});

test('The overview is compressed for those who take it, and the same', async () => {
  const people = { authorization: `Bearer ${await registry.tokenOf('viewer')}` };
  for (const digit of ['a', 'b', 'c', 'd', 'e', 'f']) await publishSample(registry.store, `cart-${digit}`, digit);
  const releases = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => `cart-${digit}@${idOf(digit)}`);
  const admin = await registry.tokenOf('admin');
  await registry.call('POST', '/v1/environments/local/activate', admin, { releases, newEnv: true, offline: true });
  const ask = (more: Record<string, string>) =>
    registry.app.inject({ url: '/v1/overview', headers: { ...people, ...more } });
  const small = await ask({ 'accept-encoding': 'gzip, br' });
  const plain = await ask({});
  expect([small.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
  const { environments } = JSON.parse(String(brotliDecompressSync(small.rawPayload))) as { environments: unknown };
  expect(environments).toEqual(plain.json().environments);
});

test('Its files are compressed for those who take it, and kept forever', async () => {
  build();
  const ask = (headers: Record<string, string>, path = 'main.abc.js') =>
    registry.app.inject({ url: `/assets/${path}`, headers });
  expect((await ask({ 'accept-encoding': 'gzip, br' })).headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const plain = await ask({});
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['text of a script', undefined]);
  for (const path of ['page.json', '../release.json', 'main.other.js'])
    expect((await ask({}, path)).statusCode).toBe(404);
});

test('A page that is built again is served without a restart', async () => {
  build();
  const ana = await signedIn();
  await ana.request('GET', '/');
  await new Promise((next) => setTimeout(next, 20));
  build('def');
  expect((await ana.request('GET', '/')).text).toContain('main.def.js');
});

test('A page that was never built leaves the plain columns, and a built one links them for browsers without scripts', async () => {
  await publishSample(registry.store, 'cart', 'a');
  const releases = [`cart@${idOf('a')}`];
  const admin = await registry.tokenOf('admin');
  await registry.call('POST', '/v1/environments/local/activate', admin, { releases, newEnv: true, offline: true });
  const ana = await signedIn();
  expect((await ana.request('GET', view)).text).toContain(idOf('a'));
  build();
  expect((await ana.request('GET', view)).text).toContain('<a href="/plain">');
  expect((await ana.request('GET', '/plain')).text).toContain(idOf('a'));
});

test('A stranger signs in by a link and goes on to the page that was asked for, once', async () => {
  build();
  const ana = new TestPerson(registry.app, origin);
  const page = await ana.request('GET', view);
  expect(page.text).toContain('one-time link');
  expect(page.text).not.toContain('/assets/');
  expect((await ana.request('POST', await registry.linkOf())).location).toBe(view);
  expect((await ana.request('POST', await registry.linkOf())).location).toBe('/');
});

test('Where people sign in by a provider, the sign-in page leads there and back', async () => {
  const own = await openTestRegistry({ OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'registry' });
  const { text } = await new TestPerson(own.app, origin).request('GET', view);
  await own.app.close();
  expect(text).toContain(`href="/auth/login?returnTo=${encodeURIComponent(view)}"`);
});

test('A place that a stranger made up leads nowhere else', async () => {
  const ana = new TestPerson(registry.app, origin);
  ana.cookies.set('paw_registry_place_3100', encodeURIComponent('//evil.example'));
  expect((await ana.request('POST', await registry.linkOf())).location).toBe('/');
  ana.cookies.set('paw_registry_place_3100', '%');
  expect((await ana.request('POST', await registry.linkOf())).location).toBe('/');
});
