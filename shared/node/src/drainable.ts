import type { Server, ServerResponse } from 'node:http';
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
  /** Ends the server; resolves when its last connection is gone. It may listen again afterwards. */
  drain: (times: DrainTimes) => Promise<void>;
}

/** What a connection has sent so far, and since when it is silent. */
interface Watched {
  bytesRead: number;
  silentSince: number;
}

/**
 * Makes a server endable without breaking off an answer. Call it before the server listens.
 * From the first moment of `drain` each answer says `Connection: close`. New connections are let in until the grace is
 * over, since a load balancer learns late that it should look elsewhere. A kept connection is ended only after it was
 * silent for as long as the grace: its client may have sent a request that is still on its way.
 * @param open answers that are under way, when the server keeps them itself
 */
export function drainable(server: Server, open: ReadonlySet<ServerResponse> = keepOpen(server)): Drainable {
  let isLast = false;
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // First of all listeners: an answer that is written at once must know too that it is the last.
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false;
  });
  return {
    async drain({ grace, limit, isReplaced = false }) {
      isLast = true;
      for (const response of open) response.shouldKeepAlive = false;
      const looking = grace ? endSilent(connections, open, grace) : endIdle(server);
      if (grace && !isReplaced) await new Promise((resolve) => setTimeout(resolve, grace));
      await closeListener(server, isReplaced ? grace + limit : limit);
      clearInterval(looking);
      isLast = false;
    },
  };
}

/** Without a grace: requests that have begun are answered, and idle connections end. */
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
