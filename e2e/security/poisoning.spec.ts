/** What a sender can put into a request must not be in what the next visitor gets. */
import { gzipSync } from 'node:zlib';
import { ask } from '../parts/ask.ts';
import { unreadPage } from '../parts/Shoppers.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const mark = 'evil.example';
const poisons: Record<string, string>[] = [
  { host: mark },
  { host: `localhost:3000@${mark}` },
  { 'x-forwarded-host': mark, 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { forwarded: `for=1.2.3.4;host=${mark};proto=https` },
  { 'x-host': mark, 'x-forwarded-server': mark, 'x-http-host-override': mark },
  { 'x-original-url': `/${mark}`, 'x-rewrite-url': `/${mark}` },
  { 'x-forwarded-prefix': `//${mark}`, 'x-forwarded-path': `/${mark}` },
  { origin: `https://${mark}`, referer: `https://${mark}/` },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { 'accept-encoding': mark, 'accept-language': mark, accept: mark },
  { 'user-agent': mark, via: mark, from: mark },
  { cookie: `paw=${mark}; __Host-paw=${mark}; visitor=${mark}; preview=${mark}` },
  { authorization: `Bearer ${mark}`, 'x-request-id': mark },
  { range: 'bytes=0-1', 'if-range': mark },
  { 'x-release-set': mark, 'cache-control': 'only-if-cached', 'x-cache-key': mark },
];

test('nothing that a header says is in the page of the next visitor', async ({ world }) => {
  for (const headers of poisons) {
    const path = unreadPage();
    const about = JSON.stringify(headers);
    const poisoned = await ask(world.url + path, { headers });
    const next = await ask(world.url + path);
    expect(next.status, about).toBe(200);
    for (const reply of [poisoned, next]) {
      expect(reply.status, about).toBeLessThan(500);
      expect(reply.text, about).not.toContain(mark);
      // The id of a request comes back to its sender alone.
      const sent = Object.entries(reply.headers).filter(([name]) => name !== 'x-request-id');
      expect(JSON.stringify(sent), about).not.toContain(mark);
    }
    expect(next.text.length, about).toBeGreaterThan(10_000);
  }
});

test('nothing that a query says is in the page of the next visitor', async ({ world }) => {
  for (const query of [
    `utm_source=${mark}`,
    `variant=${mark}`,
    `__proto__[x]=${mark}`,
    `x=%0d%0aX-Evil:${mark}`,
    `callback=${mark}`,
    `x=<script>${mark}</script>`,
  ]) {
    const path = unreadPage();
    const poisoned = await ask(`${world.url}${path}&${query}`);
    const next = await ask(world.url + path);
    expect(poisoned.status, query).toBeLessThan(500);
    expect(poisoned.text, query).not.toContain(`<script>${mark}`);
    expect([next.status, next.text.includes(mark), JSON.stringify(next.headers).includes(mark)], query).toEqual([
      200,
      false,
      false,
    ]);
  }
});

const tricks = [
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/r/shell/..%2f..%2fkeys/manager.json',
  '/r/..;/..;/keys/manager.json',
  '/uploads/..%2f..%2fstaff-key',
  '/uploads/%252e%252e/staff-key',
  '/api/..%2fmetrics',
  '/api/%2e%2e/metrics',
  '/.git/config',
  '/.env',
  '/package.json',
  '/release.json',
  '/product/%00',
  `/product/${'x'.repeat(300)}`,
  '/product/%c0%ae%c0%ae%2f',
  '/product/%ff%fe',
  '/product/%E2%80%AEgpj.exe',
  '/product/%F0%9F%90%B6',
  '/product/e%CC%81',
  '/product/%EF%BC%8E%EF%BC%8E%EF%BC%8F',
  '/search/%27%20or%201%3D1%20--',
  '/search/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/search/%7B%7B7*7%7D%7D',
  '/search/%E1%BA%9E%C4%B0%CF%82',
  `/search/${'%F0%9F%98%80'.repeat(400)}`,
  `/${'a/'.repeat(3_000)}`,
  '/%',
  '/%zz',
  '//evil.example/..',
  '/\\evil.example',
  '/;/checkout',
  '/checkout/..;/dashboard',
];

test('a path full of tricks gets a page or a refusal, and no file of the server', async ({ world }) => {
  for (const path of tricks) {
    const { status, text, headers } = await ask(world.url, { path });
    expect(status, path).toBeGreaterThan(0);
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(
      /root:.*:0:0|PRIVATE|"privateKey"|\[core\]|"devDependencies"|process_resident_memory/,
    );
    expect(text, path).not.toContain('<script>alert(1)');
    expect(headers.location ?? '', path).not.toMatch(/^(https?:)?[/\\]{2}/);
  }
});

test(
  'JSON of a thousand levels, and bodies that grow when they are unpacked, are refused at once',
  long,
  async ({ world }) => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
    const json = { 'content-type': 'application/json' };
    const bodies: [string | Buffer, Record<string, string>][] = [
      ['['.repeat(60_000), json],
      [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, json],
      [`{"lines":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, json],
      [`[${'{},'.repeat(20_000)}{}]`, json],
      [`{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join()}}`, json],
      [`{"email":"${'a'.repeat(60_000)}@x.example"}`, json],
      [`{"quantity":1${'0'.repeat(60_000)}}`, json],
      [bomb, { ...json, 'content-encoding': 'gzip' }],
      [bomb, { ...json, 'content-encoding': 'deflate, gzip, br' }],
    ];
    for (const path of ['/api/cart/quote', '/api/session', '/api/contact', '/signals', '/signals/violations']) {
      for (const [body, headers] of bodies) {
        const reply = await ask(world.url + path, { method: 'POST', headers, body });
        const about = `${path} ${body.toString().slice(0, 20)} ${headers['content-encoding'] ?? ''}`;
        expect(reply.status, about).toBeGreaterThanOrEqual(path.startsWith('/signals') ? 200 : 400);
        expect(reply.status, about).toBeLessThan(500);
        expect(reply.took, about).toBeLessThan(5_000);
      }
    }
    expect((await ask(`${world.url}/healthz`)).status).toBe(200);
  },
);
