import { type App, buildApp } from '../app.ts';
import { startTestShop } from '../testing/testDatabase.ts';

let app: App;
let shop: Awaited<ReturnType<typeof startTestShop>>;

beforeAll(async () => {
  shop = await startTestShop();
  app = await buildApp(shop.database);
}, 60_000);
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

const welcome = [200, { success: true, message: 'Thank you. You are on our list.' }];

test('an address is stored normalised, and known ones get the same answer', async () => {
  expect(await subscribe({ email: ' Ada@Example.com ' })).toEqual(welcome);
  expect(await subscribe({ email: 'ada@example.com' })).toEqual(welcome);
  expect(await subscribed()).toEqual([{ email: 'ada@example.com' }]);
});

test.each([
  'nonsense',
  'a@b',
  'two words@example.com',
  'a@@example.com',
  `${'a'.repeat(250)}@b.co`,
  `a@b.co${' '.repeat(1000)}`,
])('"%s" is refused with a message and status 200', async (email) => {
  const message = 'That does not look like an e-mail address.';
  expect(await subscribe({ email })).toEqual([200, { success: false, message }]);
});

test.each([{ email: '  ' }, {}, { email: 7 }])('%j is refused as empty', async (body) => {
  expect(await subscribe(body)).toEqual([200, { success: false, message: 'Please enter an email.' }]);
});

test.each([
  ['http://shop.example/about-us', '/about-us#newsletter-subscribed'],
  ['http://elsewhere.example/about-us', '/#newsletter-subscribed'],
  ['http://shop.example//elsewhere.example/', '/elsewhere.example/#newsletter-subscribed'],
  [undefined, '/#newsletter-subscribed'],
])('a form posted from %s goes back to %s', async (referer, location) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/subscribe',
    headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
    payload: 'email=form%40example.com',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
});

test('broken JSON, other formats and too much of it are refused in one sentence', async () => {
  const post = async (type: string, payload: string) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/admin/subscribe', headers, payload });
    return [reply.statusCode, reply.json().code];
  };
  expect(await post('application/json', '{')).toEqual([400, 'bad_request']);
  expect(await post('text/plain', 'x')).toEqual([415, 'unsupported_media_type']);
  expect(await post('application/json', `"${'x'.repeat(70_000)}"`)).toEqual([413, 'too_large']);
});
