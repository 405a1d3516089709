import type { IncomingMessage } from 'node:http';

/** Well-behaved robots say so. Others never prove to be a browser, so the guard does not count them. */
const robots =
  /(?<!cu)bots?\b|bot[/_;]|crawl|spider|slurp|archiver|facebookexternalhit|meta-external|whatsapp|telegram|embedly|bingpreview|inspectiontool|mediapartners|feedfetcher|lighthouse|pagespeed|pingdom|uptime|monitor|site24x7|gtmetrix|validator/i;

/**
 * Whether a page request is a visit that a canary may count: by a person who opens the page now, and who did not ask to
 * be left out of measurements. All others get the live set, and no cookie.
 */
export function isCounted({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'GET' &&
    headers['sec-gpc'] !== '1' &&
    !isPrefetch(headers['sec-purpose']) &&
    !isPrefetch(headers.purpose) &&
    !robots.test(headers['user-agent'] ?? '')
  );
}

/** `prefetch`, `prefetch;prerender`. */
const isPrefetch = (purpose: string | string[] | undefined) => String(purpose ?? '').includes('prefetch');
