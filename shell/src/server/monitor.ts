import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isInsideHost } from '@paw/node/isInsideHost.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { securedResponse } from '@paw/node/securedResponse.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { listen } from './listen.ts';
import { sendText } from './sendText.ts';

/** The shell that is replaced keeps the port until it drains. ms */
const TIMEOUT = 10_000;
const RETRY = 100;

interface Parts {
  port: number;
  host: string;
  metrics: Metrics;
  /** Further metrics as text. */
  more?: (() => string) | undefined;
  isReady: () => boolean;
  /** Releases that this shell excluded, each with the reason. */
  refusals: () => string[];
  log: Log;
}

export interface Monitor {
  server: Server;
  /** Listens, as soon as the port is free. A shop without monitoring is open, so a failure is only logged. */
  open: () => Promise<void>;
  /** Another shell may take the port. */
  close: () => void;
}

/** What monitoring reaches, on a port of its own: `/metrics`, `/readyz` with the releases that are left out, `/healthz`. */
export function createMonitor({ port, host, metrics, more = () => '', isReady, refusals, log }: Parts): Monitor {
  const sendMetrics = async (response: ServerResponse) => {
    try {
      const text = (await metrics.text()) + more();
      response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' });
      response.end(text);
    } catch (error) {
      log.error({ err: error }, 'The metrics cannot be written.');
      response.destroy();
    }
  };
  const server = createServer({ ServerResponse: securedResponse(securityHeaders('')) }, (request, response) => {
    const [path] = (request.url ?? '').split('?');
    // A page that points its own name at this machine would read it.
    if (!isInsideHost(request.headers.host, [host])) {
      return sendText(
        response,
        403,
        'Monitoring is not known by this name: use its IP address, or a name without a dot.',
      );
    }
    if (request.method !== 'GET') return sendText(response, 405, 'Monitoring accepts only GET.');
    if (path === '/healthz') return sendText(response, 200, 'alive');
    if (path === '/readyz') {
      const words = isReady()
        ? ['ready', ...refusals()].join('\n')
        : 'no release set is live, or the shell is about to end';
      return sendText(response, isReady() ? 200 : 503, words);
    }
    if (path !== '/metrics') return sendText(response, 404, 'There is only /metrics, /readyz and /healthz.');
    void sendMetrics(response);
  });
  let closing = new AbortController();
  /** False while it tries to listen: a server that is closed then tells neither success nor failure. */
  let isOpen = false;

  const listenOnce = async () => {
    try {
      const url = await listen(server, port, host);
      log.info(`Monitoring reaches the shell at ${url}`);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  return {
    server,
    async open() {
      closing = new AbortController();
      const { signal } = closing;
      let error: unknown;
      for (const end = Date.now() + TIMEOUT; !signal.aborted && Date.now() < end; await pause(RETRY)) {
        error = await listenOnce();
        if (error) continue;
        if (signal.aborted) server.close();
        else isOpen = true;
        return;
      }
      if (!signal.aborted) {
        log.warn({ err: error }, 'Monitoring does not reach the shell: set MONITOR_PORT to a free port.');
      }
    },
    close() {
      closing.abort();
      if (!isOpen) return;
      isOpen = false;
      server.close();
      server.closeAllConnections();
    },
  };
}
