import { releaseUrl } from '@paw/contract/releaseSet.ts';
import { ChunkLoader } from '../remotes/ChunkLoader.ts';
import type { ChunkSource } from '../remotes/ChunkSource.ts';

declare const __RELEASE__: string;
declare let __webpack_public_path__: string;

const release = __RELEASE__.replace('shell@', '');
let attempt = 0;

const parts: Record<string, () => Promise<unknown>> = {
  toaster: () => import(/* webpackChunkName: "toaster" */ '../toasts/Toaster.tsx'),
  'mobile-menu': () => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu/MobileMenu.tsx'),
  later: () => import(/* webpackChunkName: "later" */ '../client/later/startLater.ts'),
};

/** The shell's own later chunks, with the same second try under a fresh path as any remote's. */
const shellSource: ChunkSource = {
  remote: 'shell',
  release,
  attempt: () => attempt,
  fetch: (key) => parts[key]?.() ?? Promise.reject(new Error(`The shell has no part "${key}".`)),
  moveOn: (failed) => {
    if (failed !== attempt) return;
    attempt += 1;
    __webpack_public_path__ = releaseUrl('shell', release, 'browser/', attempt);
  },
};

/** `toaster`, `mobile-menu` and `later`: what a page needs only after hydration. */
export const laterParts = new ChunkLoader(shellSource);
