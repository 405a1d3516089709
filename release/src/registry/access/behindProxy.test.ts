/** A registry in a process of its own behind a proxy that ends TLS, set up as docs/runbooks/registry.md says. */
import { makeLink } from '../../access/oneTimeLink.ts';
import { AdminLog } from '../../access/adminLog.ts';
import { issueToken } from '../../access/tokens.ts';
import { openFolderStore } from '../../store/folderStore.ts';
import { RegistryProcess } from '../../testing/RegistryProcess.ts';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/sampleRelease.ts';
import { hasOpenssl, startTlsProxy } from '../../testing/startTlsProxy.ts';
import { startIdentityProvider, TestPerson } from '../../testing/TestPerson.ts';

(hasOpenssl() ? describe : describe.skip)('behind a proxy with TLS', () => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const log = new AdminLog(store);
  let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let registry: RegistryProcess;

  beforeAll(async () => {
    proxy = await startTlsProxy();
    provider = await startIdentityProvider(`${proxy.origin}/auth/callback`);
    registry = await RegistryProcess.start(temporaryFolder(), folder, {
      REGISTRY_ORIGIN: proxy.origin,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'registry',
      OIDC_CLIENT_SECRET: 'a secret of the registry under test',
      LOG_LEVEL: 'fatal',
    });
    proxy.leadTo(registry.url);
  });
  afterAll(async () => {
    await registry.kill();
    await provider.stop();
    proxy.stop();
    removeTemporaryFolders();
  });

  const newPerson = () => new TestPerson(proxy, proxy.origin);

  test('a person signs in at the public address, which the provider leads back to, and out again', async () => {
    await log.append('test', { kind: 'person', email: 'ana@shop.example', role: 'releaser', remotes: [] });
    await provider.is({ email: 'ana@shop.example', email_verified: true, name: 'Ana' });
    const ana = newPerson();
    const { location = '' } = await ana.request('GET', '/auth/login');
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${proxy.origin}/auth/callback`);
    expect((await ana.visit('/auth/login?returnTo=/auth/me')).text).toContain('"name":"Ana"');
    expect((await ana.request('POST', '/auth/logout', undefined, registry.url)).status).toBe(403);
    expect((await ana.request('POST', '/auth/logout')).status).toBe(303);
    expect((await ana.request('GET', '/auth/me')).status).toBe(401);
  });

  test('cookies are for this host alone, over TLS alone', async () => {
    const login = await proxy.inject({ url: '/auth/login' });
    const link = `/auth/link/${await makeLink(store, log.seal, 'test')}`;
    const opened = await proxy.inject({ method: 'POST', url: link, headers: { origin: proxy.origin } });
    const cookies = [login, opened].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-paw_registry\w*=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    }
  });

  test('wrong tokens count for the address that the proxy saw, whatever their sender says of itself', async () => {
    const guess = async (from: string) => {
      const headers = { authorization: `Bearer paw_0123456789ab_${'x'.repeat(32)}`, 'x-forwarded-for': from };
      return (await proxy.inject({ url: '/auth/me', headers })).statusCode;
    };
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push(await guess(`198.51.100.${i}`));
    expect([statuses.filter((one) => one === 401).length, statuses.at(-1)]).toEqual([20, 429]);
    proxy.pretendToBe('203.0.113.8');
    expect(await guess('203.0.113.7')).toBe(401);
  });

  test('the event stream comes through at once', async () => {
    const request = { name: 'shell', role: 'viewer' as const, remotes: [], lifetime: 60_000 };
    const { text } = await issueToken(log, 'test', request);
    const headers = { authorization: `Bearer ${text}` };
    const answer = await proxy.open({ url: '/v1/environments/local/events', headers });
    let received = '';
    for await (const chunk of answer) {
      received += String(chunk);
      if (received.includes('event: head')) break;
    }
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  });
});
