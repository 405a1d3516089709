import createClient from 'openapi-fetch';
import { type CallInit, readAnswer, requestFor } from './callPath.ts';

const baseUrl = 'http://shop.test';
const common = { authorization: 'Bearer x' };

/** The call that openapi-fetch, whose types the shop uses, makes of it. */
async function expected(method: string, path: string, init: CallInit) {
  let made: Request | undefined;
  const fetch = async (request: Request) => {
    made = request;
    return new Response('{}');
  };
  const client = createClient({ baseUrl, headers: common, fetch });
  await client.request(method as never, path as never, init as never);
  return made && describe(made);
}

async function describe(request: Request) {
  const { method, url, redirect, cache, credentials } = request;
  const headers = [...request.headers].filter(([, value]) => !value.startsWith('multipart/'));
  const body = await request.text();
  return {
    method,
    url,
    redirect,
    cache,
    credentials,
    headers,
    body: body.replaceAll(/-+\w*[bB]oundary-?\w+/g, 'boundary'),
  };
}

test.each<[string, string, CallInit?]>([
  ['GET', '/api/taxonomy'],
  ['GET', '/api/products/{slug}', { params: { path: { slug: 'Für Hunde/a b?' } } }],
  ['GET', '/api/products/{slug}', { params: { path: {} } }],
  ['GET', '/api/list', { params: { query: { q: 'a&b=c é', page: 2, in_stock: false, color: undefined, size: null } } }],
  ['GET', '/api/list', { params: { query: { color: ['red', 'sky blue'], none: [] } } }],
  ['GET', '/api/list', { params: { query: {} }, cache: 'no-store', credentials: 'omit' }],
  ['POST', '/api/cart/quote', { body: { items: [{ title: 'Bowl', quantity: 2 }] } }],
  ['POST', '/api/session/guest'],
  ['PUT', '/api/cart', { body: {}, headers: { 'if-match': '"1"', authorization: null } }],
  [
    'PATCH',
    '/api/pets/{id}',
    { params: { path: { id: 7 }, header: { 'idempotency-key': 'k' } }, body: { name: null } },
  ],
  ['DELETE', '/api/pets/{id}', { params: { path: { id: 'x' } } }],
])('%s %s is requested as openapi-fetch does', async (method, path, init = {}) => {
  const made = requestFor(baseUrl, method, path, init, common);
  expect(await describe(made)).toEqual(await expected(method, path, init));
});

test('a form keeps the browser’s own content type', () => {
  const body = new FormData();
  body.set('photo', 'x');
  const { headers } = requestFor(baseUrl, 'POST', '/api/photos', { body });
  expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

test.each<[string, Response, CallInit, unknown]>([
  ['JSON', new Response('{"a":1}'), {}, { a: 1 }],
  ['nothing', new Response(null, { status: 204 }), {}, undefined],
  ['an empty body', new Response(''), {}, undefined],
  ['a text', new Response('a'), { parseAs: 'text' }, 'a'],
])('an answer of %s is read', async (_, response, init, data) => {
  expect(await readAnswer(new Request(baseUrl), response, init)).toEqual(data);
});

test('a body that is no JSON fails', async () => {
  await expect(readAnswer(new Request(baseUrl), new Response('<h1>'))).rejects.toThrow(SyntaxError);
});
