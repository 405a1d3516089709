import type { SentSet } from '@paw/contract/releaseSet.ts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { testSite } from '@paw/testing/testSite.ts';
import { ChunkLoader } from '../../chunks/ChunkLoader.ts';
import type { ChunkSource } from '../../chunks/ChunkSource.ts';
import { RemotePage } from '../../pages/RemotePage.tsx';
import { RouteFailed } from '../../pages/RouteFailed.tsx';
import { browserAccess } from '../../remotes/browserAccess.ts';
import { RemoteAccessContext } from '../../remotes/RemoteAccess.tsx';
import { RemoteRegion } from '../../remotes/RemoteRegion.tsx';
import { startSignals } from '../startSignals.ts';

const release = (digit: string) => ({
  release: digit.repeat(16),
  federationName: '',
  entry: 'e.js',
  routes: [],
  slots: [],
  start: { js: [], css: [] },
});
const set: SentSet = { id: 'set1', remotes: { catalog: release('a'), cart: release('b'), account: release('c') } };
export const labels = {
  catalog: `catalog@${'a'.repeat(16)}`,
  cart: `cart@${'b'.repeat(16)}`,
  shell: `shell@${'d'.repeat(16)}`,
};

/** `page:home` → its module, or a promise of it that may fail. */
type Parts = Record<string, () => unknown>;

const Text = () => <p>It works.</p>;
const works = async () => ({ Component: Text });

/** The pages `/`, `/search/:words` and `/cart`, with a slot of the cart above them. */
function routesOf(parts: Parts, loaders: Record<string, () => unknown>): RouteObject[] {
  const page = (remote: 'catalog' | 'cart', name: string, path: string): RouteObject => ({
    path,
    handle: { remote, part: `page:${name}`, path },
    loader: async () => {
      const part = parts[`page:${name}`] ?? works;
      await part();
      return { data: await loaders[name]?.() };
    },
    element: (
      <>
        <RemoteRegion
          remote="cart"
          part="slot:Badge"
          name="The cart"
          componentProps={{}}
          waiting={null}
          fallback="Cart"
        />
        <RemotePage remote={remote} part={`page:${name}`} />
      </>
    ),
    errorElement: <RouteFailed remote={remote} part={`page:${name}`} />,
  });
  return [page('catalog', 'home', '/'), page('catalog', 'search', '/search/:words'), page('cart', 'cart', '/cart')];
}

interface Options {
  parts?: Parts;
  loaders?: Record<string, () => unknown>;
  path?: string;
  site?: object;
}

/** Hydrates a page as a browser does, with real regions, loader and router. Parts that are not given work. */
export async function openMeasured({ parts = {}, loaders = {}, path = '/', site = {} }: Options = {}) {
  class PartLoader extends ChunkLoader {
    constructor(source: ChunkSource) {
      super({ ...source, fetch: async (key) => (parts[key] ?? works)() });
    }
  }
  window.history.replaceState(null, '', path);
  const access = browserAccess(set, Promise.resolve({} as never), new Map(), PartLoader);
  const routes = routesOf(parts, loaders);
  const signals = startSignals(set, { ...testSite, measurement: { keptDays: 30 }, ...site }, routes);
  access.signals = signals;
  for (const part of ['page:home', 'page:search']) access.load('catalog', part).catch(() => undefined);
  for (const part of ['page:cart', 'slot:Badge']) access.load('cart', part).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  const loaderData = { '0': { data: null }, '1': { data: null }, '2': { data: null } };
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  const tree = (
    <RemoteAccessContext value={access}>
      <RouterProvider router={router} />
    </RemoteAccessContext>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree);
  return {
    router,
    hydrate: () =>
      act(async () => {
        hydrateRoot(root, tree, signals?.root);
        signals?.follow(router);
      }),
  };
}

/** A page that is hydrated. @returns its router */
export async function openPage(options?: Options) {
  const { router, hydrate } = await openMeasured(options);
  await hydrate();
  return router;
}

/** A component whose code is in a remote's release, as its stack says. */
function scripted(label: string, body: string): () => null {
  const url = `http://localhost/r/${label.replace('@', '/')}/browser/page.js`;
  // biome-ignore lint/security/noGlobalEval: it is how a script gets another URL.
  // oxlint-disable-next-line no-eval
  return globalThis.eval(`(function Component() { ${body} })\n//# sourceURL=${url}`) as () => null;
}

/** Until a view has settled, and everything that is told later. */
export const settle = (ms = 1_100) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The cart's badge throws. */
export const brokenBadge: Parts = {
  'slot:Badge': async () => ({ Component: scripted(labels.cart, 'throw new Error("broken")') }),
};

/** A test that expects errors restores the console. */
export const silenced = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
