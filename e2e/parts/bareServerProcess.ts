/**
 * A server that does nothing but to answer each complete request with the page that it was sent. It has the shop's limits
 * of time (shared/node/src/connectionLimits.ts). Tells its port.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const limits = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 15_000 };
const [page] = (await once(process, 'message')) as [Uint8Array];
const server = createServer({ ...limits, connectionsCheckingInterval: 100 }, (request, response) => {
  request.resume();
  request.on('end', () => response.end(page));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
