/** Each kind of answer has the security headers that docs/security/headers.md lists. */
import { expect, test } from '../world/world.ts';
import { listRefused, openAttacked, watchRefused } from './refused.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

const names = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];
const bare = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const typed = /^(image\/\S+|application\/json|(text|application)\/[\w+-]+;( [\w.=]+;)* charset=utf-8)$/;
const home = /^default-src 'none'; script-src 'strict-dynamic' 'sha256-/;

test('each kind of answer has each security header once', async ({ world }) => {
  const html = await (await fetch(world.url)).text();
  const [file = ''] = /\/r\/shell\/[^"]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/uploads\/[^"\s]+\.webp/.exec(html) ?? [];
  const { headers } = await fetch(world.url);
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  for (const [path, status, policy, sent = {}] of [
    ['/', 200, home],
    ['/', 304, home, known],
    ['/product/nothing-like-this', 404, home],
    ['/search?q=bowl', 303, bare],
    [file, 200, bare],
    ['/r/shell/0123456789abcdef/browser/x.js', 404, bare],
    ['/api/products', 200, bare],
    ['/api/nothing', 404, bare],
    [picture, 200, bare],
    ['/uploads/none.webp', 404, bare],
    ['/feeds/products.xml', 200, bare],
    ['/sitemap.xml', 200, bare],
    ['/robots.txt', 200, bare],
    ['/favicon.svg', 200, bare],
    ['/documents?text=dog', 200, bare],
    ['/signals', 405, bare],
    ['/signals/violations', 405, bare],
    ['/preview/nothing', 404, /^default-src 'none';.* style-src 'sha256-/],
    ['/healthz', 200, bare],
  ] as [string, number, string | RegExp, Record<string, string>?][]) {
    const answer = await fetch(world.url + path, { headers: sent, redirect: 'manual' });
    const { byteLength } = await answer.arrayBuffer();
    const about = `${path} ${status}`;
    // Text without its charset could be read as another text.
    if (byteLength) expect(answer.headers.get('content-type'), about).toMatch(typed);
    expect(answer.status, about).toBe(status);
    // Of a header that was sent twice, the values are joined.
    for (const name of names) expect(answer.headers.get(name), `${about}: ${name}`).toBeTruthy();
    expect(answer.headers.get('x-content-type-options'), about).toBe('nosniff');
    expect(answer.headers.get('content-security-policy'), about).toMatch(policy);
    const readers = path.startsWith('/uploads/') ? 'cross-origin' : 'same-origin';
    expect(answer.headers.get('cross-origin-resource-policy'), about).toBe(readers);
    expect(answer.headers.has('strict-transport-security'), about).toBe(false);
  }
});

test('what a browser refuses is counted in /metrics, by directive and release set', async ({
  page,
  world,
  allowProblems,
}) => {
  allowProblems(/Content Security Policy|\(csp\)/);
  await watchRefused(page);
  await openAttacked(page, '/', '<iframe title="x" src="https://evil.example"></iframe>');
  await expect.poll(() => listRefused(page)).toContain('frame-src');
  const set = (await fetch(world.url)).headers.get('x-release-set');
  const line = `csp_violations_total{service="shell",directive="frame-src",set="${set}"}`;
  await expect.poll(async () => (await fetch(`${operatorUrl(world, 'monitor')}/metrics`)).text()).toContain(line);
});
