/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securedResponse } from './securedResponse.ts';
import { securityHeaders } from './securityHeaders.ts';

const headers = securityHeaders('https://shop.example');
let server: Server | undefined;
afterEach(() => void server?.close());

async function ask(answer: RequestListener): Promise<Record<string, string>> {
  const opened = createServer({ ServerResponse: securedResponse(headers) }, answer);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(opened.address() as AddressInfo).port}`, { redirect: 'manual' });
  return Object.fromEntries(response.headers);
}

test.each<[string, RequestListener]>([
  ['without writeHead', (_, response) => void response.end('x')],
  ['with a status alone', (_, response) => void response.writeHead(204).end()],
  ['with a reason', (_, response) => void response.writeHead(404, 'Gone away', { 'x-own': '1' }).end()],
  ['that was not modified', (_, response) => void response.writeHead(304, { etag: '"1"' }).end()],
  ['that redirects', (_, response) => void response.writeHead(303, { location: '/' }).end()],
])('an answer %s has all security headers', async (_, answer) => {
  expect(await ask(answer)).toMatchObject(headers);
});

test('a header that the code sends itself is sent once, with its value', async () => {
  const own = { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'no-referrer' };
  const answer: RequestListener = (_, response) => {
    response.setHeader('referrer-policy', 'no-referrer');
    response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end();
  };
  expect(await ask(answer)).toMatchObject({ ...headers, ...own });
});

test('a list of headers is written as it is', async () => {
  const sent = await ask((_, response) => void response.writeHead(200, ['x-own', '1']).end());
  expect(sent).toMatchObject({ 'x-own': '1' });
  expect(sent).not.toHaveProperty('content-security-policy');
});

test('only a site with https has HSTS', () => {
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
