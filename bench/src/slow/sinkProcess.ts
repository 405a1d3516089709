/**
 * A server that takes the same slow connections as the shop and does nothing with them: what they cost the machine, the
 * generator included, for any server at the other end. Tells its origin, and runs until it is killed.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer({ requestTimeout: 0 }, (request) => void request.resume());
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('disconnect', () => process.exit());
