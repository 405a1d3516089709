import { kinds } from '../routes/routeTable.ts';
import { expect, test } from '../world/world.ts';

test('every page has the same bytes for every shopper', async ({ world }) => {
  const other = {
    cookie: 'token=eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.x; session=1',
    authorization: 'Bearer x',
    'accept-language': 'de-CH, fr;q=0.5',
    'user-agent': 'Mozilla/5.0 (iPhone)',
  };
  for (const { path } of kinds) {
    const one = await (await fetch(world.url + path)).text();
    const two = await (await fetch(world.url + path, { headers: other })).text();
    expect(two, path).toBe(one);
  }
});

test('no page has inline scripts besides the one of all pages, nor inline handlers or styles', async ({ request }) => {
  const inline = new Set<string>();
  for (const { path } of kinds) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const data = scripts.filter(([, attributes = '']) => /type="application\/(ld\+)?json"/.test(attributes));
    const others = scripts.filter((script) => !data.includes(script));
    expect(data.length, path).toBeGreaterThan(0);
    const loaded = others.filter(([, attributes = '']) => /\bsrc="\//.test(attributes));
    expect(loaded.length, path).toBeGreaterThan(0);
    expect(loaded.map(([, , content]) => content).join(''), path).toBe('');
    for (const [, , content = ''] of others.filter((script) => !loaded.includes(script))) inline.add(content);
    const body = html.slice(html.indexOf('<body'), html.lastIndexOf('<script'));
    expect(body.match(/ on[a-z]+="[^"]*"/g), path).toBeNull();
    expect(body.match(/ style="[^"]*"/g), path).toBeNull();
  }
  // It marks a signed-in member and an empty cart before the first paint, and starts the scripts after it. The policy has its hash.
  expect([...inline]).toEqual([
    expect.stringMatching(/dataset\.auth="member".*dataset\.cart="none".*getElementById\("scripts"\)/),
  ]);
});

test('text in the page’s data cannot close its script element', async ({ request }) => {
  const html = await (await request.get('/product/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text();
  expect(html).not.toContain('<script>alert');
});

test('the server’s checkout page has "Loading..." and a link to the login, and no form', async ({ request }) => {
  const response = await request.get('/checkout');
  expect(response.status()).toBe(200);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('Loading...');
  expect(main).toMatch(/href="\/login/);
  expect(main).not.toMatch(/<(form|input|select|textarea|button)\b/);
  expect(main).not.toContain('about to buy');
});

test('every region of a page names its remote and release', async ({ request }) => {
  const html = await (await request.get('/product/Adjustable-Dog-Collar')).text();
  const labels = [...html.matchAll(/data-boundary="([a-z]+)@[0-9a-f]{16}"/g)].map(([, remote]) => remote);
  expect(new Set(labels)).toEqual(new Set(['catalog', 'cart', 'account', 'content']));
});

test('a page must be revalidated by caches, and a release’s file is immutable', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const file = /href="(\/r\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(file)).headers()['cache-control']).toContain('immutable');
});
