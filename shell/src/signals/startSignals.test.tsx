import { act } from '@testing-library/react';
import { beacons, hide, installBrowserParts } from './testing/browserParts.ts';
import { labels, openPage, settle, silenced } from './testing/openMeasured.tsx';

const { catalog, cart } = labels;

beforeEach(installBrowserParts);

test('a good page sends one beacon when it has settled, and one when the shopper leaves', async () => {
  await openPage();
  await settle(5_000);
  hide();
  hide(false);
  hide();
  expect(beacons).toEqual([
    { s: 'set1', r: '/', t: expect.any(Number), a: [cart, catalog], f: [], n: 1, h: [], e: 1 },
    { s: 'set1', r: '/', t: expect.any(Number), a: [], f: [], v: [null, 0, null, 0] },
  ]);
});

test('a page that something has emptied reports nothing, although its parts hydrated', async () => {
  await openPage();
  document.body.replaceChildren();
  await settle(5_000);
  expect(beacons).toEqual([]);
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
