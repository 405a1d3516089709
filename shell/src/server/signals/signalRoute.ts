import type { IncomingMessage } from 'node:http';
import { LONGEST_BEACON } from '../../signals/Beacon.ts';
import { RequestRefused } from '../forward/RequestRefused.ts';
import { checkOwnText } from './checkOwnText.ts';
import { type ReadBeacon, readBeacon } from './readBeacon.ts';
import { type ReportClients, takeReports } from './takeReports.ts';

/** Beacons of one address in 10 s: enough for an office of shoppers. */
const MOST = 300;

interface SignalRouteParts extends ReportClients {
  count: (beacon: ReadBeacon, request: IncomingMessage) => string | undefined;
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
    check: checkOwnText(ignored, origin),
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
