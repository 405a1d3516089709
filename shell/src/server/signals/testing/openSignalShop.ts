import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@paw/node/createLog.ts';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import type { Exchange, SentPage } from '../../Exchange.ts';
import { sendText } from '../../sendText.ts';
import { openSignals, type OpenSignals } from '../openSignals.ts';
import { canarySet, CART, CATALOG, liveSet } from './sampleSet.ts';

/** What a test decides about pages that are sent. */
export interface Shown {
  set: string;
  page: SentPage | undefined;
}

export const homePage: SentPage = { status: 200, route: '/', boundaries: [CATALOG, CART] };

/**
 * The shell's front thread with signals, on a real socket. A canary runs: the header `x-visitor` stands for the cookie, and
 * `x-arm` for the cohort.
 */
export class SignalShop {
  readonly url: string;
  readonly signals: OpenSignals;
  readonly shown: Shown;
  readonly #server: Server;

  constructor(server: Server, signals: OpenSignals, shown: Shown) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#server = server;
    this.signals = signals;
    this.shown = shown;
  }

  /** Sends a beacon as a page does. */
  async tell(beacon: unknown, headers: Record<string, string> = {}): Promise<number> {
    const body = typeof beacon === 'string' ? beacon : JSON.stringify(beacon);
    const own = { 'content-type': 'text/plain;charset=UTF-8', origin: this.url };
    const response = await fetch(`${this.url}/signals`, { method: 'POST', body, headers: { ...own, ...headers } });
    await response.arrayBuffer();
    return response.status;
  }

  async visit(path = '/', headers: Record<string, string> = {}): Promise<number> {
    const response = await fetch(this.url + path, { headers });
    await response.arrayBuffer();
    return response.status;
  }

  metrics(): string {
    return this.signals.text();
  }

  close(): void {
    this.signals.stop();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

export async function openSignalShop(registry?: string): Promise<SignalShop> {
  const REGISTRY = registry ? { REGISTRY_URL: registry, REGISTRY_TOKEN: 'secret' } : {};
  const environment = readEnvironment({ API_URL: 'http://api', PICTURES_URL: 'http://pictures', ...REGISTRY }, '/');
  const log = createLog('shell', 'silent');
  const shown: Shown = { set: liveSet.id, page: homePage };
  const cohortOf = ({ headers }: IncomingMessage) => {
    const { 'x-visitor': visitor, 'x-arm': arm = 'live' } = headers as Record<string, string | undefined>;
    return visitor === undefined ? undefined : { visitor, arm };
  };
  const signals = openSignals({
    environment,
    log,
    shell: '5e115e115e115e11',
    running: () => [liveSet, canarySet],
    cohorts: { cohortOf, armOf: (id) => ({ 'live-set': 'live', 'canary-set': 'c0ffee' })[id] },
    isWatched: () => false,
    isCounted: ({ headers }) => headers['sec-gpc'] !== '1',
    apiIsDown: () => false,
    instance: () => 'shell-1',
    origin: () => 'https://shop.example',
  }) as OpenSignals;
  const says = (text: string) => (_: unknown, response: Parameters<typeof sendText>[0]) =>
    sendText(response, 200, text);
  const { server } = createApp({
    tabs: {},
    connections: environment,
    releaseFiles: (_, response, exchange) => {
      exchange.route = '/r';
      sendText(response, 200, 'file');
    },
    api: says('api'),
    pictures: says('picture'),
    page: (request, response, exchange: Exchange) => {
      const { page, set } = shown;
      Object.assign(exchange, { set, page, route: page?.route ?? '/', ...cohortOf(request) });
      sendText(response, page?.status ?? 500, 'page');
    },
    siteFiles: () => false,
    sitemap: says('sitemap'),
    feeds: () => undefined,
    documents: says('documents'),
    publicFiles: () => false,
    signals: signals.route,
    violations: signals.violations,
    names: signals.names,
    isReady: () => true,
    onEnd: signals.pages.onEnd,
    log,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new SignalShop(server, signals, shown);
}
