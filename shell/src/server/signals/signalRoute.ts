import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Beacon } from '../../signals/Beacon.ts';
import { LONGEST_BEACON } from '../../signals/Beacon.ts';
import { BodyMemory } from '../forward/BodyMemory.ts';
import { type BodyParts, ClientGone, readBody } from '../forward/readBody.ts';
import { ReadPauses } from '../forward/ReadPauses.ts';
import { refuse, RequestRefused } from '../forward/RequestRefused.ts';
import { Throttle } from '../forward/Throttle.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';
import { ClientRate } from './ClientRate.ts';
import { readBeacon } from './readBeacon.ts';
import type { SignalTotals } from './SignalTotals.ts';

/** Beacons of one address: enough for an office of shoppers. */
const RATE = { most: 300, window: 10_000, clients: 50_000 };
/** For all beacons that are being read. bytes */
const MEMORY = 2 ** 20;

interface SignalRouteParts {
  count: (beacon: Beacon, request: IncomingMessage) => string | undefined;
  ignored: SignalTotals['ignored'];
  clientOf: (request: IncomingMessage) => string;
  /** False where the address may be that of all clients. */
  isLimited: (request: IncomingMessage) => boolean;
  /** The shop's own. */
  origin: () => string;
}

/**
 * `POST /signals` takes what a page tells about itself. The answer is 204 whether it is counted or not: a page can do
 * nothing about it, and a forger learns nothing.
 */
export function signalRoute({ count, ignored, clientOf, isLimited, origin }: SignalRouteParts) {
  const rate = new ClientRate(RATE.most, RATE.window, RATE.clients);
  const limits: BodyParts = {
    bodies: { most: LONGEST_BEACON, timeout: 5_000, rate: 16 * 1024, longest: 5_000 },
    memory: new BodyMemory(MEMORY),
    ends: new Throttle(5, 10),
    pauses: new ReadPauses(),
  };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const client = clientOf(request);
    if (isLimited(request) && !rate.allows(client)) {
      ignored.add('too many');
      // The connection stays, because a new one costs more. Node reads and drops the body.
      response.writeHead(429, { 'retry-after': '10' });
      return void response.end();
    }
    if (!/^text\/plain\b/i.test(request.headers['content-type'] ?? '')) throw notText();
    if (!isOwnPage(request, origin())) {
      ignored.add('other site');
      throw new RequestRefused(403, 'other_site', 'Only pages of this store send signals.');
    }
    const { bytes, release } = await readBody(request, response, client, limits);
    const text = bytes?.toString() ?? '';
    release();
    // A browser that asks not to be measured is not, also not by an old script.
    if (request.headers['sec-gpc'] !== '1') {
      const beacon = readBeacon(text);
      if (!beacon) {
        ignored.add('malformed');
        throw new RequestRefused(400, 'malformed', 'That is no signal of a page.');
      }
      const why = count(beacon, request);
      if (why) ignored.add(why);
    }
    response.writeHead(204, { 'cache-control': 'no-store' });
    response.end();
  };

  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = 'signals';
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return sendText(response, 405, 'This address accepts only POST.');
    }
    try {
      await take(request, response);
    } catch (error) {
      if (error instanceof RequestRefused) refuse(request, response, error);
      else if (!(error instanceof ClientGone)) throw error;
    }
  };
}

const notText = () => new RequestRefused(415, 'not_text', 'Signals are sent as text/plain.');

/** Browsers say which site a request comes from; older ones say only the origin. */
function isOwnPage({ headers }: IncomingMessage, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '', host } = headers;
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host);
}
