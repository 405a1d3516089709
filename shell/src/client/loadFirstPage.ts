import type { RouteObject } from 'react-router-dom';
import type { RemoteAccess } from '../remotes/RemoteAccess.tsx';
import { findHandle } from '../routes/RoutesContext.tsx';

/** Time after which the page hydrates without its code; until then its HTML and links work. ms */
const PAGE_LIMIT = 8_000;
/** Time that slots may load after the page. ms */
const SLOT_GRACE = 500;

/** Starts loading all code that the page shows but that of late slots, and resolves when the page can hydrate. Never rejects. */
export async function loadFirstPage(access: RemoteAccess, routes: RouteObject[], root: HTMLElement): Promise<void> {
  // A late region that failed on the server has nothing to show: React left a template in it.
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]:not([data-late]:not(:has(> template)))')];
  const keys = regions.map((region) => region.dataset.region ?? '');
  const slots = keys.filter((region) => region.includes('/slot:')).map((region) => load(access, region));
  const handle = findHandle(routes, location.pathname);
  const page = handle && access.load(handle.remote, handle.part).catch(() => undefined);
  await within(PAGE_LIMIT, page);
  await within(SLOT_GRACE, Promise.all(slots));
}

async function load(access: RemoteAccess, region: string): Promise<void> {
  const [remote = '', part = ''] = region.split('/', 2);
  await access.load(remote, part).catch(() => undefined);
}

function within(ms: number, work: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}
