import type { IncomingMessage } from 'node:http';
import { RequestRefused } from '../forward/RequestRefused.ts';
import type { SignalTotals } from './SignalTotals.ts';

/** Refuses what no script of an own page sent with `navigator.sendBeacon`. @throws RequestRefused */
export function checkOwnText(ignored: SignalTotals['ignored'], origin: () => string) {
  return (request: IncomingMessage): void => {
    if (!/^text\/plain\b/i.test(request.headers['content-type'] ?? '')) {
      throw new RequestRefused(415, 'not_text', 'Signals are sent as text/plain.');
    }
    if (isOwnPage(request, origin())) return;
    ignored.add('other site');
    throw new RequestRefused(403, 'other_site', 'Only pages of this store send signals.');
  };
}

/** Browsers say which site a request comes from; older ones say only the origin. */
function isOwnPage({ headers }: IncomingMessage, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '', host } = headers;
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host);
}
