import type { IncomingMessage } from 'node:http';
import type { Beacon } from '../../signals/Beacon.ts';
import { LONGEST_BEACON } from '../../signals/Beacon.ts';
import { RequestRefused } from '../forward/RequestRefused.ts';
import { readBeacon } from './readBeacon.ts';
import { type ReportClients, takeReports } from './takeReports.ts';

/** Beacons of one address in 10 s: enough for an office of shoppers. */
const MOST = 300;

interface SignalRouteParts extends ReportClients {
  count: (beacon: Beacon, request: IncomingMessage) => string | undefined;
  /** The shop's own. */
  origin: () => string;
}

/** `POST /signals` takes what a page tells about itself. */
export function signalRoute({ count, origin, ...clients }: SignalRouteParts) {
  const { ignored } = clients;
  return takeReports(clients, {
    route: 'signals',
    most: MOST,
    longest: LONGEST_BEACON,
    check: (request) => {
      if (!/^text\/plain\b/i.test(request.headers['content-type'] ?? '')) throw notText();
      if (isOwnPage(request, origin())) return;
      ignored.add('other site');
      throw new RequestRefused(403, 'other_site', 'Only pages of this store send signals.');
    },
    count: (text, request) => {
      const beacon = readBeacon(text);
      if (!beacon) {
        ignored.add('malformed');
        throw new RequestRefused(400, 'malformed', 'That is no signal of a page.');
      }
      const why = count(beacon, request);
      if (why) ignored.add(why);
    },
  });
}

const notText = () => new RequestRefused(415, 'not_text', 'Signals are sent as text/plain.');

/** Browsers say which site a request comes from; older ones say only the origin. */
function isOwnPage({ headers }: IncomingMessage, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '', host } = headers;
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host);
}
