import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../Exchange.ts';
import { BodyMemory } from '../forward/BodyMemory.ts';
import { type BodyParts, ClientGone, readBody } from '../forward/readBody.ts';
import { ReadPauses } from '../forward/ReadPauses.ts';
import { refuse, RequestRefused } from '../forward/RequestRefused.ts';
import { Throttle } from '../forward/Throttle.ts';
import { sendText } from '../sendText.ts';
import { ClientRate } from './ClientRate.ts';
import type { SignalTotals } from './SignalTotals.ts';

/** Reports of one address are limited for this long. ms */
const WINDOW = 10_000;
const CLIENTS = 50_000;
/** For all reports that are being read. bytes */
const MEMORY = 2 ** 20;

/** Whose reports are taken. */
export interface ReportClients {
  ignored: SignalTotals['ignored'];
  clientOf: (request: IncomingMessage) => string;
  /** False where the address may be that of all clients. */
  isLimited: (request: IncomingMessage) => boolean;
}

export interface ReportKind {
  /** What log and metrics call the path. */
  route: string;
  /** Reports of one client in 10 s. */
  most: number;
  /** bytes */
  longest: number;
  /** @throws RequestRefused before the body is read */
  check: (request: IncomingMessage) => void;
  /** @throws RequestRefused for a text that is no report */
  count: (text: string, request: IncomingMessage) => void;
}

/**
 * Takes reports that browsers send with POST. The answer is 204 whether one is counted or not: a page can do nothing about
 * it, and a forger learns nothing.
 */
export function takeReports(
  { ignored, clientOf, isLimited }: ReportClients,
  { route, most, longest, check, count }: ReportKind,
) {
  const rate = new ClientRate(most, WINDOW, CLIENTS);
  const limits: BodyParts = {
    bodies: { most: longest, timeout: 5_000, rate: 16 * 1024, longest: 5_000 },
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
    check(request);
    const { bytes, release } = await readBody(request, response, client, limits);
    const text = bytes?.toString() ?? '';
    release();
    // A browser that asks not to be measured is not, also not by an old script.
    if (request.headers['sec-gpc'] !== '1') count(text, request);
    response.writeHead(204, { 'cache-control': 'no-store' });
    response.end();
  };

  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = route;
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
