import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Interval of checks of open connections while the server ends. ms */
const LOOK_EVERY = 25;

export interface DrainTimes {
  /** ms that the server still accepts requests after the signal to end, for clients that do not know yet. */
  grace: number;
  /** ms after the grace until open connections are closed. */
  limit: number;
  /** Another process listens on the same socket and accepts new connections at once. */
  isReplaced?: boolean;
}

export interface Drainable {
  /** Ends the server. Resolves when its last connection is closed; it can listen again then. */
  drain: (times: DrainTimes) => Promise<void>;
}

/** The bytes that a connection has sent, and since when it is idle. */
interface Watched {
  bytesRead: number;
  silentSince: number;
}

/**
 * Lets a server end without aborting responses. Call it before the server listens. From the start of `drain` each
 * response has `Connection: close`. New connections are accepted during the grace, because a load balancer notices the
 * end late. An open connection is closed only after it was idle for the grace, because a request may be in transit.
 * @param open responses in progress, when the server tracks them itself
 */
export function drainable(server: Server, open: ReadonlySet<ServerResponse> = keepOpen(server)): Drainable {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const endAfter = (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  return {
    async drain({ grace, limit, isReplaced = false }) {
      // Prepended: it also sees a response that is written at once. Added only now: a second one costs time on every request.
      server.prependListener('request', endAfter);
      for (const response of open) response.shouldKeepAlive = false;
      const looking = grace ? endSilent(connections, open, grace) : endIdle(server);
      if (grace && !isReplaced) await new Promise((resolve) => setTimeout(resolve, grace));
      await closeListener(server, isReplaced ? grace + limit : limit);
      clearInterval(looking);
      server.off('request', endAfter);
    },
  };
}

/** Without a grace: requests in progress are answered, and idle connections are closed. */
function endIdle(server: Server): NodeJS.Timeout {
  const end = () => server.closeIdleConnections();
  end();
  return setInterval(end, LOOK_EVERY);
}

function endSilent(connections: ReadonlySet<Socket>, open: ReadonlySet<ServerResponse>, grace: number): NodeJS.Timeout {
  const watched = new WeakMap<Socket, Watched>();
  const look = () => {
    const now = performance.now();
    const busy = new Set([...open].map(({ socket }) => socket));
    for (const socket of connections) {
      const { bytesRead } = socket;
      const before = watched.get(socket);
      if (!before || before.bytesRead !== bytesRead || busy.has(socket)) {
        watched.set(socket, { bytesRead, silentSince: now });
      } else if (now - before.silentSince >= grace) socket.destroy();
    }
  };
  look();
  return setInterval(look, LOOK_EVERY);
}

/** Accepts no new connections. Resolves when all are closed. */
function closeListener(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limit);
    // After pending connections are accepted. http's own close would end idle connections at once.
    setImmediate(() =>
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

function keepOpen(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return open;
}
