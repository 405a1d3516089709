/** The measure of all things: Node's own HTTP server that sends the same bytes whatever is asked for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareAnswer } from './recordAnswer.ts';

let status = 200;
let headers: string[] = [];
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});

/** Either is answered by the processor time that this process has used, in seconds. */
process.on('message', (message: BareAnswer | 'used') => {
  if (message !== 'used') {
    ({ status, headers } = message);
    body = Buffer.from(message.body, 'base64');
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
