import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real receiver of webhooks. `moods` are its next answers, `slow` = none; then it answers 204. */
export async function startReceiver(moods: (number | 'slow')[] = [], port = 0) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      const mood = moods.shift() ?? 204;
      if (mood !== 'slow') response.writeHead(mood, mood === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    calls,
    port: bound,
    url: `http://127.0.0.1:${bound}/hook`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
