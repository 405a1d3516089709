import { expect, test } from '../releases/ownShop.ts';
import { partsOf } from '../world/partsOf.ts';
import { operatorUrl } from '../world/operatorUrl.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { expectBack } from './expectBack.ts';
import { type LogEvent, readEvents } from './readEvents.ts';
import { unreadPage } from './Shoppers.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** Length of the output before these tests. */
let from = 0;
/** Part of all values here that must not be logged. */
const secret = `secret${Date.now()}`;

test.beforeAll(({ shop }) => {
  from = shop.output().length;
});

test('a page has one log line in the shell and one in the api, with the request id that the visitor got', async ({
  shop,
}) => {
  const reply = await ask(shop.url + unreadPage());
  const requestId = String(reply.headers['x-request-id']);
  const own = await findEvent(shop, 'shell', requestId);
  expect(own).toMatchObject({ level: 'info', method: 'GET', route: '/product/:title', status: 200, cache: 'miss' });
  expect(own).toMatchObject({ path: '/product/Adjustable-Dog-Collar', set: reply.headers['x-release-set'] });
  expect(own.ms).toBeGreaterThan(0);
  // Two processes' clocks, on a busy machine.
  expect(Number(own.ms)).toBeLessThan(reply.took + 50);
  const call = await findEvent(shop, 'api', requestId);
  expect(call).toMatchObject({ method: 'GET', route: '/api/products/:slug', status: 200, set: own.set });
  expect(call.ms).toBeGreaterThan(0);
});

test('a valid request id of the client is used in all processes, and an invalid one is replaced', async ({ shop }) => {
  const id = `from-outside-${process.pid}`;
  const reply = await ask(shop.url + unreadPage(), { headers: { 'x-request-id': id } });
  expect(reply.headers['x-request-id']).toBe(id);
  for (const service of ['shell', 'api']) expect((await findEvent(shop, service, id)).service).toBe(service);
  const taken = await ask(`${shop.url}/api/products/featured`, { headers: { 'x-request-id': `${id}-b` } });
  expect(taken.headers['x-request-id']).toBe(`${id}-b`);
  expect((await findEvent(shop, 'api', `${id}-b`)).route).toBe('/api/products/featured');
  for (const bad of ['x', 'a"b,"level":"fatal"', 'y'.repeat(200)]) {
    const { headers } = await ask(`${shop.url}/about-us`, { headers: { 'x-request-id': bad } });
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  }
});

test('a call of a browser has one trace in the browser, the shell and the api', async ({ shop, page }) => {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/'));
  await page.goto(`${shop.url}/login`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const response = await answer;
  const trace = response.request().headers().traceparent?.slice(3, 35);
  expect(trace).toMatch(/^[0-9a-f]{32}$/);
  const requestId = String(response.headers()['x-request-id']);
  expect(requestId).toMatch(new RegExp(`^${trace}-[0-9a-f]{16}-00$`));
  expect(await findEvent(shop, 'api', requestId)).toMatchObject({ status: response.status() });
});

test('no log line contains personal data or secrets, even when the database fails', async ({ shop }) => {
  const email = (name: string) => `${name}-${secret}@example.com`;
  await subscribe(shop, { email: email('json') });
  await subscribe(shop, { email: `${email('twice')}@` });
  await subscribe(shop, `email=${encodeURIComponent(email('form'))}`);
  await subscribe(shop, `{"email":"${email('broken')}`, 'application/json');
  await ask(`${shop.url}/api/admin/subscribe?email=${email('query')}`);
  await ask(`${shop.url}/api/products/${email('slug')}`);
  for (const path of [`/no-such-page/${email('path')}`, `/search/${encodeURIComponent(email('search'))}`])
    await ask(shop.url + path);
  for (const path of ['/reset-password?token=', '/order-sent?reference=', '/about-us?utm_id='])
    await ask(shop.url + path + secret, { headers: { referer: `${shop.url}/?q=${secret}`, cookie: `a=${secret}` } });
  await ask(`${shop.url}/api/session/guest`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });

  const parts = partsOf(shop);
  const letRestart = parts.holdRestarts();
  try {
    const asked = Array.from({ length: 10 }, (_, n) => subscribe(shop, { email: email(`lost-${n}`) }));
    parts.signal('database', 'SIGKILL');
    await Promise.all(asked);
    expect((await subscribe(shop, { email: email('away') })).status).toBeGreaterThanOrEqual(500);
  } finally {
    letRestart();
  }
  await expectBack(shop);
  // The last line is written.
  await findEvent(shop, 'shell', String((await ask(`${shop.url}/about-us`)).headers['x-request-id']));
  expect(
    shop
      .output()
      .split('\n')
      .filter((line) => line.includes(secret)),
  ).toEqual([]);
});

test('every event is one JSON line with level, time, service and message', async ({ shop }) => {
  for (let n = 0; n < 6; n++)
    await findEvent(shop, 'api', String((await ask(shop.url + unreadPage())).headers['x-request-id']));
  const all = readEvents(shop, from);
  for (const event of all) {
    expect(event.level).toMatch(/^(trace|debug|info|warn|error|fatal)$/);
    expect(new Date(event.time).toISOString()).toBe(event.time);
    expect(event.service).toMatch(/^(shell|api|pictures|database|start)$/);
    expect(event.msg).toMatch(/\w/);
  }
  const services = new Set(all.map(({ service }) => service));
  expect([...services]).toEqual(expect.arrayContaining(['shell', 'api']));
  const requests = all.filter(({ service, msg, set }) => service === 'shell' && msg === 'request' && set);
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) {
    expect(request.requestId).toMatch(/^[\w-]{8,64}$/);
    expect(request.set).toMatch(/^[0-9a-f]{16}$/);
    expect(typeof request.ms).toBe('number');
  }
});

test('shell and api have endpoints for liveness, readiness and metrics', async ({ shop }) => {
  const api = partsOf(shop).setting('shell', 'API_URL');
  expect((await ask(shop.url + unreadPage())).status).toBe(200);
  const monitoring = { shell: operatorUrl(shop, 'monitor'), api: operatorUrl(shop, 'staff') };
  for (const url of [shop.url, api]) {
    expect((await ask(`${url}/metrics`)).status).toBe(404);
    for (const path of ['/healthz', '/readyz']) expect((await ask(url + path)).status, url + path).toBe(200);
  }
  for (const [service, url] of Object.entries(monitoring)) {
    expect((await ask(`${url}/healthz`)).status, service).toBe(200);
    expect((await ask(`${url}/readyz`)).status, service).toBe(200);
    const { headers, text } = await ask(`${url}/metrics`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of text.split('\n').filter((one) => one && !one.startsWith('#')))
      expect(line).toMatch(/^[a-z_:][\w:]*(\{(\w+="([^"\\]|\\.)*",?)*\})? (-?[\d.]+(e[+-]?\d+)?|\+Inf|-Inf|NaN)$/i);
    expect(text).toContain(`process_resident_memory_bytes{service="${service}"}`);
    expect(text).toMatch(new RegExp(`_count\\{.*service="${service}".*\\} \\d+`));
  }
  // Labeled with the route's pattern: paths would expose visitors, and each would be a series of its own.
  const { text } = await ask(`${monitoring.shell}/metrics`);
  expect(text).toContain('route="/product/:title"');
  expect(text).not.toMatch(new RegExp(`Adjustable-Dog-Collar|no-such|${secret}`));
});

async function findEvent(shop: World, service: string, requestId: string): Promise<LogEvent> {
  const find = () =>
    readEvents(shop, from).find(
      (event) => event.service === service && event.requestId === requestId && event.msg === 'request',
    );
  await expect.poll(find, `the line of ${service} for ${requestId}`).toBeDefined();
  return find() as LogEvent;
}

function subscribe({ url }: World, body: object | string, type?: string) {
  const isForm = typeof body === 'string';
  const contentType = type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json');
  return ask(`${url}/api/admin/subscribe`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: isForm ? body : JSON.stringify(body),
  });
}
