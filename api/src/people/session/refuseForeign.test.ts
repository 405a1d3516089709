import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startTestAccounts('https://shop.example');
});
afterAll(() => shop.stop());

test('a shop whose origin is set to https://shop.example answers its own pages behind any proxy', async () => {
  const headers = { origin: 'https://shop.example', host: '10.0.0.5:3000' };
  const reply = await new TestBrowser(shop.app, headers).post('/api/session/guest');
  expect([reply.status, reply.headers['set-cookie']]).toEqual([201, expect.stringMatching(/^__Host-paw=.*; Secure$/)]);
});

test.each([
  'http://shop.example',
  'https://shop.example:8443',
  'https://www.shop.example',
  'https://shop.example.evil.example',
])('it refuses pages of %s', async (origin) => {
  const reply = await new TestBrowser(shop.app, { origin, host: '10.0.0.5:3000' }).post('/api/session/guest');
  expect(reply.status).toBe(403);
});

test.each(['/api/account', '/api/account/confirm', '/api/session', '/api/session/guest', '/api/session/renew'])(
  'a form on another site cannot post to %s',
  async (url) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'name=Ada&email=ada%40example.com&password=kibble+and+rope&code=000000';
    const reply = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect([reply.statusCode, reply.json().code, reply.headers['set-cookie']]).toEqual([
      403,
      'foreign_request',
      undefined,
    ]);
  },
);

test('a form on another site cannot log anyone out', async () => {
  const browser = new TestBrowser(shop.app, { 'sec-fetch-site': 'cross-site' });
  expect((await browser.call('DELETE', '/api/session')).status).toBe(403);
});
