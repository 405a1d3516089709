import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { readManifest } from '@paw/release/store/releases.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { releaseEnv } from './ShellProcess.ts';
import type { RunningShop } from './startShop.ts';

/** Shows what a secret in its query opens: rendered each time, kept by no cache. */
const keptByNobody = '/wishlist/shared';

/**
 * The shop's real pages: every route's example, and the products of the home page. Each has been asked for until it
 * comes from the cache. @throws Error that names a page which never does
 */
export async function listPages({ url }: RunningShop, storeFolder: string): Promise<string[]> {
  const manifests = await readLiveManifests(storeFolder);
  const routes = manifests.flatMap((manifest) => manifest.routes).filter(({ path }) => path !== keptByNobody);
  const examples = routes.flatMap(({ example, examples = [] }) => [example, ...examples]);
  const home = await (await fetch(`${url}/`)).text();
  const products = [...home.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, path = '']) => path);
  const pages = [...new Set([...examples, ...products])];
  for (const page of pages) await warm(url + page);
  return pages;
}

async function warm(url: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const response = await fetch(url, { redirect: 'manual' });
    await response.arrayBuffer();
    if (isHit(response.headers.get('cache-status'))) return;
  }
  throw new Error(`${url} never comes from the page cache: look at its cache-status header.`);
}

/** What is live in a shop's store: of each remote what its release says of itself. */
export async function readLiveManifests(storeFolder: string): Promise<ReleaseManifest[]> {
  const store = openFolderStore(storeFolder);
  const { live } = foldLog(await readLog(store, releaseEnv));
  const remotes = Object.entries(live).filter(([name]) => name !== SHELL);
  return Promise.all(remotes.map(([name, release]) => readManifest(store, name, release)));
}

/** Did the page come from the shell's cache, fresh or a little old? By its `cache-status` header: RFC 9211. */
export const isHit = (cacheStatus: string | null | undefined): boolean => /^shell; ?hit\b/.test(cacheStatus ?? '');
