import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter } from 'react-router-dom';
import { hasFailedPage, hasUnfinishedRegion, listFailedRegions } from './boundaryMarks.ts';
import { pushRouterEntry } from './pushRouterEntry.ts';

/**
 * This folder relies on what these packages do not document; `hydration/earlyInput.ts` too, for React's inputs. With another
 * version run this folder's tests and `e2e/faults`, then write the version here.
 */
const tried = { 'react-dom': '19.3.1', 'react-router-dom': '7.18.5', 'styled-components': '6.6.0' };

test.each(Object.entries(tried))('the code that uses internals of %s was tested with version %s', (name, version) => {
  const installed: { version: string } = jest.requireActual(`${name}/package.json`);
  expect(installed.version).toBe(version);
});

function Broken(): never {
  throw new Error('x');
}

const region = (name: string, isBroken: boolean) => (
  <div data-region={`club/${name}`}>
    <Suspense fallback="later">{isBroken ? <Broken /> : 'fine'}</Suspense>
  </div>
);

test.each([
  ['page:home', true, { isUnfinished: true, isFailed: true }],
  ['slot:Badge', true, { isUnfinished: true, isFailed: false }],
  ['page:home', false, { isUnfinished: false, isFailed: false }],
])('a region %s that throws (%s) is found in the HTML', (name, isBroken, expected) => {
  const html = renderToString(region(name, isBroken));
  expect({ isUnfinished: hasUnfinishedRegion(html), isFailed: hasFailedPage(html) }).toEqual(expected);
});

test('regions that threw are listed by name, late ones too', () => {
  const late = (
    <div data-region="club/slot:News" data-late="">
      <Suspense fallback="later">
        <Broken />
      </Suspense>
    </div>
  );
  const html = renderToString([region('slot:Badge', true), region('slot:Fine', false), late]);
  expect(listFailedRegions(html)).toEqual(['club/slot:Badge', 'club/slot:News']);
});

test('a router that starts on a pushed entry has its location, state and key', () => {
  pushRouterEntry({ pathname: '/order-sent', search: '?a=1', hash: '#top', state: { number: 'PD-1' }, key: 'k1' });
  const router = createBrowserRouter([{ path: '*', element: null }]);
  expect(router.state.location).toMatchObject({ pathname: '/order-sent', state: { number: 'PD-1' }, key: 'k1' });
  router.dispose();
});
