import type { Server, ServerResponse } from 'node:http';

/**
 * Makes a server endable without breaking off an answer. Call it before the server listens.
 * @param open answers that are under way, when the server keeps them itself
 * `drain(ms)` lets no new connection in, closes those that are idle, and the others with their answer; what is still
 * open after `ms` is cut.
 */
export function drainable(
  server: Server,
  open: ReadonlySet<ServerResponse> = keepOpen(server),
): { drain: (ms: number) => Promise<void> } {
  let isLast = false;
  // First of all listeners: an answer that is written at once must know too that it is the last.
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false;
  });
  return {
    async drain(ms) {
      isLast = true;
      for (const response of open) response.shouldKeepAlive = false;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), ms);
      await closed;
      clearTimeout(timer);
    },
  };
}

function keepOpen(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return open;
}
