import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

test('The page runs scripts of the registry alone, and nothing inline', async () => {
  build();
  const authorization = `Bearer ${await registry.tokenOf('viewer')}`;
  const { headers, body } = await registry.app.inject({ url: '/', headers: { authorization } });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toMatch(/<script>|<style|style=|onload=/);
  expect(headers['cache-control']).toBe('no-store');
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
