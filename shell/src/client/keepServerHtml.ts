import { waitingMark } from '@paw/contract/waitingMark.ts';
import { POLICIES } from '../files/policyNames.ts';
import { trustedPolicy } from '../files/trustedPolicy.ts';
import type { KeptHtml } from '../remotes/RemoteAccess.tsx';

const waiting = `[${Object.keys(waitingMark).join()}]`;

/** The page's regions in the server's HTML: region key → HTML. */
export function keepServerHtml(root: HTMLElement): ReadonlyMap<string, KeptHtml> {
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]:not([data-failed])')];
  const sent = new Set(regions.map(({ innerHTML }) => innerHTML));
  const trusted = trustedPolicy(POLICIES.html, 'createHTML', (html) => {
    if (sent.has(html)) return html;
    throw new TypeError('This HTML is no region that the server sent with this page');
  });
  return new Map(
    regions.map((region) => [
      region.dataset.region ?? '',
      { html: trusted(region.innerHTML), isWaiting: isWaiting(region) },
    ]),
  );
}

/** A region inside this one may be loading while this one is complete. */
function isWaiting(region: HTMLElement): boolean {
  const marked = region.querySelectorAll(waiting);
  return [...marked].some((element) => element.closest('[data-region]') === region);
}
