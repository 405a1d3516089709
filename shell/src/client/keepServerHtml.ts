import { waitingMark } from '@paw/contract/waitingMark.ts';
import type { KeptHtml } from '../remotes/RemoteAccess.tsx';

const waiting = `[${Object.keys(waitingMark).join()}]`;

/** The page's regions in the server's HTML: region key → HTML. */
export function keepServerHtml(root: HTMLElement): ReadonlyMap<string, KeptHtml> {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-region]:not([data-failed])')].map((region) => [
      region.dataset.region ?? '',
      { html: region.innerHTML, isWaiting: isWaiting(region) },
    ]),
  );
}

/** A region inside this one may be loading while this one is complete. */
function isWaiting(region: HTMLElement): boolean {
  const marked = region.querySelectorAll(waiting);
  return [...marked].some((element) => element.closest('[data-region]') === region);
}
