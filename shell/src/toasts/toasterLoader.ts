import { releaseUrl } from '@paw/shared/contract/releaseSet.ts';
import { ChunkLoader } from '../remotes/ChunkLoader.ts';
import type { ChunkSource } from '../remotes/ChunkSource.ts';

declare const __RELEASE__: string;
declare let __webpack_public_path__: string;

const release = __RELEASE__.replace('shell@', '');
let attempt = 0;

/** The shell's own later chunk, with the same second try under a fresh path as any remote's. */
const shellSource: ChunkSource = {
  remote: 'shell',
  release,
  attempt: () => attempt,
  fetch: () => import(/* webpackChunkName: "toaster" */ './Toaster.tsx'),
  moveOn: (failed) => {
    if (failed !== attempt) return;
    attempt += 1;
    __webpack_public_path__ = releaseUrl('shell', release, 'browser/', attempt);
  },
};

export const toasterLoader = new ChunkLoader(shellSource);
