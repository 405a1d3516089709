import type { Site } from '@paw/contract/site.ts';
import { type Headers, securityHeaders } from '@paw/node/securityHeaders.ts';
import type { InlineHashes } from '../../renderer/InlineHashes.ts';
import { isStrictPage, pagePolicy, REPORT_GROUP } from './pagePolicy.ts';

/** The security headers of a set's page. Without hashes, as of a redirect, nothing in it runs. */
export type PageHeaders = (setId: string, inline?: InlineHashes) => Headers;

interface PageHeaderParts {
  site: () => Site;
  isDevelopment: boolean;
  /** The path for reports about a page of a set; undefined where browsers send none. */
  reportsFor?: (setId: string) => string;
}

export function pageHeaders({ site: currentSite, isDevelopment, reportsFor }: PageHeaderParts): PageHeaders {
  return (setId, inline) => {
    const site = currentSite();
    const general = securityHeaders(site.origin);
    if (!inline) return general;
    const reports = reportsFor?.(setId);
    const isStrict = isStrictPage(site, inline, isDevelopment);
    return {
      ...general,
      ...(isStrict && { 'integrity-policy': integrityPolicy(site.origin, reports) }),
      'content-security-policy': pagePolicy(site, inline, { isDevelopment, ...(reports && { reports }) }),
      ...(reports && site.origin.startsWith('https:') && { 'reporting-endpoints': `${REPORT_GROUP}="${reports}"` }),
      // The provider's script opens its window, and hears from it.
      ...(site.signIn?.script && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    };
  };
}

/** Scripts without a hash are not requested. Inline ones are for the `Content-Security-Policy`. */
function integrityPolicy(origin: string, reports: string | undefined): string {
  const endpoints = reports && origin.startsWith('https:') ? `, endpoints=(${REPORT_GROUP})` : '';
  return `blocked-destinations=(script)${endpoints}`;
}
