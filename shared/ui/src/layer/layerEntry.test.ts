import { createBrowserRouter } from 'react-router-dom';
import type * as layerEntry from './layerEntry.ts';

/** It relies on the format of this router's history entries. With another version run this folder's tests, then write it here. */
const tried = '7.18.5';

test(`the history's entries were tried with the router ${tried}`, () => {
  const { version } = jest.requireActual('react-router-dom/package.json') as { version: string };
  expect(version).toBe(tried);
});

test('an entry of the router has a key, and keeps it when the router opens another page', async () => {
  const router = createBrowserRouter([{ path: '*', element: null }]);
  await router.navigate('/fish');
  expect(history.state).toMatchObject({ key: router.state.location.key });
  router.dispose();
});

test('copies of this module patch the history once', () => {
  const original = history.pushState;
  const open = () => {
    jest.isolateModules(() => {
      const { addLayerEntry } = jest.requireActual('./layerEntry.ts') as typeof layerEntry;
      addLayerEntry(() => undefined);
    });
    return history.pushState;
  };
  const patched = open();
  expect(patched).not.toBe(original);
  expect(open()).toBe(patched);
});
