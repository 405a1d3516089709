import type { ReleaseSet } from '@paw/contract/releaseSet.ts';

export const CATALOG = 'catalog@aaaaaaaaaaaaaaaa';
export const CART = 'cart@bbbbbbbbbbbbbbbb';
export const SHELL = 'shell@5e115e115e115e11';
export const NEW_CATALOG = 'catalog@cccccccccccccccc';

const remotes = (catalog: string) => ({
  catalog: { release: catalog, routes: [{ path: '/' }, { path: '/product/:title' }] },
  cart: { release: 'bbbbbbbbbbbbbbbb', routes: [{ path: '/viewcart' }] },
});

/** What is live, and what a canary of the catalog shows. */
export const liveSet = { id: 'live-set', remotes: remotes('aaaaaaaaaaaaaaaa') } as unknown as ReleaseSet;
export const canarySet = { id: 'canary-set', remotes: remotes('cccccccccccccccc') } as unknown as ReleaseSet;
