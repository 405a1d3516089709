import { act } from '@testing-library/react';
import { beacons, installBrowserParts } from './testing/browserParts.ts';
import { brokenBadge, labels, openMeasured, openPage, settle, silenced } from './testing/openMeasured.tsx';
import { watchErrors } from './watchErrors.ts';

const { catalog, cart, shell } = labels;

beforeEach(installBrowserParts);

test('a region that throws is reported with its label, and counts once for the tab', async () => {
  const logged = silenced();
  await openPage({ parts: brokenBadge });
  await settle();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [catalog], f: [[cart, 'throw']], n: 1, h: ['throw'] }]);
});

test('a beacon says where its first failure was thrown, and nothing else of the stack', async () => {
  const logged = silenced();
  const at = (name: string) => `http://localhost/r/cart/${'b'.repeat(16)}~2/browser/${name}.js:1:${name.length}`;
  const stack = `Error: no card 4111-1111\n    at a (${at('page')})\n    at http://other.example/x.js:1:1\n    at ${at('start')}`;
  const Thrown = () => {
    throw Object.assign(new Error('no card 4111-1111'), { stack });
  };
  await openPage({ parts: { 'slot:Badge': async () => ({ Component: Thrown }) } });
  await settle();
  logged.mockRestore();
  expect(beacons[0]?.k).toEqual([at('page'), at('start')].map((one) => one.replace('http://localhost', '')));
  expect(JSON.stringify(beacons)).not.toContain('4111');
});

test('code that does not load is reported as such, and the rest of the page works', async () => {
  const logged = silenced();
  await openPage({ parts: { 'page:home': () => Promise.reject(new Error('404')) } });
  await settle();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [cart], f: [[catalog, 'chunk']], h: ['chunk'] }]);
});

test('HTML that differs from the server’s is reported for the shell, which knows whose page it is, when React names no release', async () => {
  const logged = silenced();
  let isServer = true;
  const parts = { 'page:home': async () => ({ Component: () => <p>{isServer ? 'server' : 'browser'}</p> }) };
  const { hydrate } = await openMeasured({ parts });
  isServer = false;
  await hydrate();
  await settle();
  logged.mockRestore();
  expect(beacons).toMatchObject([{ a: [cart, catalog], f: [['shell', 'hydration']] }]);
});

test('a mismatch whose component stack has an address of a remote is reported for that remote', () => {
  const logged = silenced();
  const failed = jest.fn();
  const { onRecoverableError } = watchErrors(failed);
  const address = `http://localhost/r/cart/${'b'.repeat(16)}/browser/x.js`;
  const componentStack = `\n    at p\n    at s\n    at A (${address}:1:2)`;
  const mismatch = new Error('mismatch');
  onRecoverableError?.(mismatch, { componentStack });
  logged.mockRestore();
  expect(failed.mock.calls).toEqual([[cart, mismatch, 'hydration', componentStack]]);
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
  const told = beacons.filter(({ r, v }) => r === '/search/:words' && !v).flatMap(({ f }) => (f?.[0] ? [f] : []));
  expect(told).toEqual([[['shell', 'api']], [['shell', 'throw']]]);
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
  expect(beacons[1]?.f).toEqual([['cart', 'unanswered']]);
});
