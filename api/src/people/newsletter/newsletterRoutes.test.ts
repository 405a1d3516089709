import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { startTestShop } from '../../testing/testDatabase.ts';

let app: App;
let shop: Awaited<ReturnType<typeof startTestShop>>;

beforeAll(async () => {
  shop = await startTestShop();
  app = await buildApp(shop.database);
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});

const subscribe = async (payload: object) => {
  const reply = await app.inject({ method: 'POST', url: '/api/admin/subscribe', payload });
  return [reply.statusCode, reply.json()];
};
const subscribed = async () =>
  (await shop.database.pool.query('select email from newsletter_subscriptions order by email')).rows;

const thanks = [200, { success: true, message: 'Thanks. Check your email to confirm.' }];

test('an address is stored in normalized form, and known addresses get the same answer', async () => {
  expect(await subscribe({ email: ' Ada@Example.com ' })).toEqual(thanks);
  expect(await subscribe({ email: 'ada@example.com' })).toEqual(thanks);
  expect(await subscribed()).toEqual([{ email: 'ada@example.com' }]);
});

test('emails to one address are limited, known or not, and the refusal says how long to wait', async () => {
  const replies = [];
  for (let times = 0; times < 11; times++) replies.push(await subscribe({ email: 'often@example.com' }));
  expect(replies.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => thanks));
  expect(replies.at(-1)).toEqual([200, { success: false, message: expect.stringMatching(/ Wait \d+ hours /) }]);
});

test.each([
  'nonsense',
  'a@b',
  'two words@example.com',
  'a@@example.com',
  `${'a'.repeat(250)}@b.co`,
  `a@b.co${' '.repeat(1000)}`,
])('"%s" is refused with a message and status 200', async (email) => {
  const message = 'That doesn’t look like an email address.';
  expect(await subscribe({ email })).toEqual([200, { success: false, message }]);
});

test.each([{ email: '  ' }, {}, { email: 7 }])('%j is refused as empty', async (body) => {
  expect(await subscribe(body)).toEqual([200, { success: false, message: 'Please enter an email.' }]);
});

test.each([
  ['http://shop.example/about-us', '/about-us#newsletter-subscribed-footer'],
  ['http://elsewhere.example/about-us', '/#newsletter-subscribed-footer'],
  ['http://shop.example//elsewhere.example/', '/elsewhere.example/#newsletter-subscribed-footer'],
  [undefined, '/#newsletter-subscribed-footer'],
])('a form posted from %s goes back to %s', async (referer, location) => {
  expect(await post(app, 'email=form%40example.com', referer)).toEqual([303, location]);
});

test.each([
  ['email=form%40example.com&place=blog', '/#newsletter-subscribed-blog'],
  ['email=form%40example.com&place=%3Cscript%3E', '/#newsletter-empty-footer'],
  ['email=+', '/#newsletter-empty-footer'],
  ['email=nonsense', '/#newsletter-refused-footer'],
])('after a posted form, %s, the page shows %s', async (body, location) => {
  expect(await post(app, body)).toEqual([303, location]);
});

async function post(app: App, payload: string, referer?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/subscribe',
    headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
    payload,
  });
  return [reply.statusCode, reply.headers.location];
}

describe('with another host for the newsletter the api forwards sign-ups', () => {
  let host: Server;
  let relaying: App;
  const asked: unknown[] = [];
  let reply: { status: number; body: string };
  beforeAll(async () => {
    host = createServer(async (request, response) => {
      asked.push([request.method, request.url, request.headers.cookie, await json(request)]);
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const subscribeHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    relaying = await buildApp(shop.database, { subscribeHost, shopOrigins: ['https://shop.example'] });
  });
  afterAll(async () => {
    await relaying.close();
    host.close();
  });
  beforeEach(() => void (asked.length = 0));

  test.each([
    [200, { success: true, message: 'Welcome.' }, 'subscribed'],
    [200, { success: false, message: 'Not this week.' }, 'refused'],
    [200, { ok: true }, 'failed'],
    [500, { success: true, message: 'Welcome.' }, 'failed'],
  ])('a posted form is forwarded, and the reply %i %j redirects to "%s"', async (status, body, words) => {
    reply = { status, body: JSON.stringify(body) };
    expect(await post(relaying, `email=${words}%40relay.example`)).toEqual([303, `/#newsletter-${words}-footer`]);
    expect(asked).toEqual([['POST', '/api/admin/subscribe', undefined, { email: `${words}@relay.example` }]]);
    expect((await subscribed()).filter(({ email }) => email.endsWith('@relay.example'))).toEqual([]);
  });

  test('only the shop’s own pages may send sign-ups from another origin, and never with a cookie', async () => {
    for (const [origin, allowed] of [
      ['https://shop.example', 'https://shop.example'],
      ['https://evil.example', undefined],
    ] as const) {
      for (const method of ['OPTIONS', 'POST'] as const) {
        const payload = method === 'POST' ? { email: 'cors@example.com' } : undefined;
        const reply = await relaying.inject({ method, url: '/api/admin/subscribe', headers: { origin }, payload });
        expect(reply.headers['access-control-allow-origin']).toBe(allowed);
        expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
        expect(reply.headers.vary).toBe('origin');
      }
    }
    const own = await app.inject({
      method: 'OPTIONS',
      url: '/api/admin/subscribe',
      headers: { origin: 'https://shop.example' },
    });
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('broken JSON, other formats and large bodies are refused with one sentence', async () => {
  const post = async (type: string, payload: string) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/admin/subscribe', headers, payload });
    return [reply.statusCode, reply.json().code];
  };
  expect(await post('application/json', '{')).toEqual([400, 'bad_request']);
  expect(await post('text/plain', 'x')).toEqual([415, 'unsupported_media_type']);
  expect(await post('application/json', `"${'x'.repeat(70_000)}"`)).toEqual([413, 'too_large']);
});
