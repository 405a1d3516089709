import { act } from '@testing-library/react';
import { beacons, countObservers, listened, hide, installBrowserParts, measure } from './testing/browserParts.ts';
import { labels, openMeasured, scripted, settle } from './testing/openMeasured.tsx';
import { watchErrors } from './watchErrors.ts';

const { catalog, cart, shell } = labels;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  document.body.innerHTML = '';
  installBrowserParts();
});
afterEach(() => {
  jest.useRealTimers();
});

async function openPage(options?: Parameters<typeof openMeasured>[0]) {
  const { router, hydrate } = await openMeasured(options);
  await hydrate();
  return router;
}

const Broken = scripted(cart, 'throw new Error("broken")');
const silenced = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a good page sends one beacon when it has settled, and one when the shopper leaves', async () => {
  await openPage();
  await settle(5_000);
  hide();
  hide(false);
  hide();
  expect(beacons).toEqual([
    { s: 'set1', r: '/', t: expect.any(Number), a: [cart, catalog], n: 1, h: [], e: 1 },
    { s: 'set1', r: '/', t: expect.any(Number), a: [], v: [null, 0, null, 0] },
  ]);
});

test('a page that something has emptied reports nothing, although its parts hydrated', async () => {
  await openPage();
  document.body.replaceChildren();
  await settle(5_000);
  expect(beacons).toEqual([]);
});

test('a region that throws is reported with its label, and counts once for the tab', async () => {
  const logged = silenced();
  const parts = { 'slot:Badge': async () => ({ Component: Broken }) };
  await openPage({ parts });
  await settle();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [catalog], f: [[cart, 'throw']], n: 1, h: ['throw'] }]);
});

test('code that does not load is reported as such, and the rest of the page works', async () => {
  const logged = silenced();
  await openPage({ parts: { 'page:home': () => Promise.reject(new Error('404')) } });
  await settle();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [cart], f: [[catalog, 'chunk']], h: ['chunk'] }]);
});

test('a region that loads for long is reported when it works, in a later beacon', async () => {
  await openPage({
    parts: { 'page:home': () => new Promise((resolve) => setTimeout(resolve, 4_000, { Component: () => null })) },
  });
  await settle();
  await settle(9_000);
  expect(beacons).toMatchObject([{ a: [cart], n: 1, e: 1 }, { a: [catalog] }]);
  expect(beacons[1]).not.toHaveProperty('n');
  expect(beacons[1]).not.toHaveProperty('e');
});

test('HTML that differs from the server’s is reported for the remote of the page when React does not say whose it is', async () => {
  const logged = silenced();
  let isServer = true;
  const parts = { 'page:home': async () => ({ Component: () => <p>{isServer ? 'server' : 'browser'}</p> }) };
  const { hydrate } = await openMeasured({ parts });
  isServer = false;
  await hydrate();
  await settle();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [cart, catalog], f: [[catalog, 'hydration']] }]);
});

test.each([
  [
    'of the shell alone, for the remote of the page',
    `http://localhost/r/shell/${'d'.repeat(16)}/browser/main.js`,
    catalog,
  ],
  ['of a remote, for that remote', `http://localhost/r/cart/${'b'.repeat(16)}/browser/x.js`, cart],
])('a mismatch whose component stack has addresses %s', async (_, address, label) => {
  const logged = silenced();
  const failed = jest.fn();
  const { onRecoverableError } = watchErrors(failed, () => catalog, cart);
  onRecoverableError?.(new Error('mismatch'), { componentStack: `\n    at p\n    at s\n    at A (${address}:1:2)` });
  logged.mockRestore();
  expect(failed.mock.calls).toEqual([[label, 'hydration']]);
});

test('a page that fails while it loads is reported by its kind: the api, or the page itself', async () => {
  let next: unknown = Object.assign(new Error('no answer'), { name: 'ApiProblem', status: 502 });
  const router = await openPage({ loaders: { search: () => Promise.reject(next) } });
  const visit = async (path: string) => {
    await act(() => router.navigate(path));
    await settle();
  };
  await visit('/search/bed');
  next = new Error('x is undefined');
  await visit('/');
  await visit('/search/bed');
  const told = beacons.filter(({ r, v }) => r === '/search/:words' && !v).map(({ f }) => f);
  expect(told).toEqual([[[catalog, 'api']], [[catalog, 'throw']]]);
});

test('another route is another view: the former one is left, and what works on the next one is reported again', async () => {
  const router = await openPage();
  await settle();
  await act(() => router.navigate('/search/first'));
  await act(() => router.navigate('/search/second'));
  await settle();
  expect(beacons).toMatchObject([
    { r: '/', a: [cart, catalog], n: 1 },
    { r: '/', a: [], v: [null, 0, null, 0] },
    { r: '/search/:words', a: [cart, catalog], h: [] },
  ]);
  expect(beacons[2]).not.toHaveProperty('n');
});

test('an uncaught error is reported with the release whose script it is in; scripts of others are ignored', async () => {
  await openPage();
  await settle();
  const at = (...urls: string[]) =>
    Object.assign(new Error('x'), { stack: `Error: x\n${urls.map((url) => `  at f (${url}:1:2)`).join('\n')}` });
  const remote = `http://localhost/r/catalog/${'a'.repeat(16)}~1/browser/x.js`;
  const main = `http://localhost/r/shell/${'d'.repeat(16)}/browser/main.js`;
  const report = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
  report(at('https://stats.example/count.js'));
  report(at(remote, 'chrome-extension://abc/inject.js'));
  report(at(main, remote));
  report(undefined);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: at(main) }));
  await settle();
  expect(beacons[1]?.f).toEqual([
    [catalog, 'script'],
    [shell, 'script'],
  ]);
});

test('a request to the cart that is not answered within 3 s, and waits, is reported as the cart’s', async () => {
  await openPage();
  await settle();
  const request = (id: string) =>
    window.dispatchEvent(new CustomEvent('paw:cart:add-requested', { detail: { id }, cancelable: true }));
  const answer = (event: Event) => event.preventDefault();
  addEventListener('paw:cart:add-requested', answer);
  request('answered');
  removeEventListener('paw:cart:add-requested', answer);
  request('taken from the outbox');
  await settle(4_100);
  expect(beacons).toHaveLength(1);
  localStorage.setItem('cart-outbox:7:waits', '{}');
  request('waits');
  await settle(4_100);
  expect(beacons[1]?.f).toEqual([[cart, 'unanswered']]);
});

test('many failures of a view are reported in at most six beacons', async () => {
  const logged = silenced();
  await openPage();
  for (let n = 0; n < 20; n++) {
    const stack = `at f (http://localhost/r/catalog/${String(n).padStart(16, '0')}/x.js:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack }) }));
    await settle();
  }
  logged.mockRestore();
  expect(beacons).toHaveLength(6);
});

test('vitals: the largest paint, the worst window of shifts, the slowest interaction, the time beyond 50 ms', async () => {
  await openPage();
  await settle();
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    entryType: 'layout-shift',
    startTime,
    value,
    hadRecentInput,
  });
  measure(
    { entryType: 'largest-contentful-paint', startTime: 700 },
    { entryType: 'largest-contentful-paint', startTime: 900 },
    shift(1_000, 0.01),
    shift(1_500, 0.02),
    shift(1_600, 0.5, true),
    shift(4_000, 0.015),
    { entryType: 'event', interactionId: 1, duration: 80 },
    { entryType: 'event', interactionId: 2, duration: 48 },
    { entryType: 'event', interactionId: 0, duration: 900 },
    { entryType: 'longtask', duration: 80 },
    { entryType: 'longtask', duration: 120 },
  );
  hide();
  expect(beacons[1]?.v).toEqual([900, 30, 80, 100]);
});

test('without a first view of its own, a tab whose storage fails tells neither visits nor what hurt it', async () => {
  const logged = silenced();
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await openPage({ parts: { 'slot:Badge': async () => ({ Component: Broken }) } });
  await settle();
  storage.mockRestore();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [catalog], f: [[cart, 'throw']] }]);
  expect(beacons[0]).not.toHaveProperty('n');
  expect(beacons[0]).not.toHaveProperty('h');
});

test.each([
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true }), {}],
  ['a preview', () => (document.documentElement.dataset.preview = ''), {}],
  ['a document that is rendered in advance', () => Object.assign(document, { prerendering: true }), {}],
  ['an owner who measures nothing', () => undefined, { measurement: undefined }],
])('%s: nothing is sent or observed', async (_, begin, site) => {
  begin();
  const { hydrate } = await openMeasured({ site });
  await hydrate();
  await settle();
  hide();
  Reflect.deleteProperty(document, 'prerendering');
  expect(beacons).toEqual([]);
  expect(countObservers()).toBe(0);
  for (const type of ['error', 'unhandledrejection', 'visibilitychange', 'paw:cart:add-requested'])
    expect(listened).not.toContain(type);
});

test('a beacon holds no path, no query, no cookie and nothing that was typed', async () => {
  document.cookie = 'visitor=secret-cookie';
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'secret-typed';
  await openPage({ path: '/search/secret-words?q=secret-query#secret-hash' });
  const error = Object.assign(new Error('secret-message'), {
    stack: `Error: secret-message at http://localhost/r/catalog/${'a'.repeat(16)}/x.js:1:1`,
  });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  await settle();
  hide();
  expect(beacons).toHaveLength(2);
  expect(beacons[0]).toMatchObject({ r: '/search/:words', f: [[catalog, 'script']] });
  expect(JSON.stringify(beacons)).not.toMatch(/secret/);
});
