import type { Server, ServerResponse } from 'node:http';

/**
 * Ends a server without breaking off an answer: no new connections, those that are idle close, those at work close
 * with their answer. What is still open after `ms` is cut.
 * @param open answers under way
 */
export async function drain(server: Server, open: Iterable<ServerResponse>, ms: number): Promise<void> {
  const isLast = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  for (const response of open) isLast(response);
  server.prependListener('request', (_request, response) => isLast(response));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), ms);
  await closed;
  clearTimeout(timer);
}
