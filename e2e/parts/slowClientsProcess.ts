/**
 * Clients that hold connections and do nothing useful. A connection that the server closes is opened again. Arguments:
 * port, how many. Tells how many are connected, how many were opened, and its processor time, when it is asked.
 */
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import type { SlowCount } from './SlowClients.ts';

// Attackers have machines of their own: these may not take the processor from the shop, nor from the shoppers.
setPriority(19);
const [port = 0, count = 0] = process.argv.slice(2).map(Number);
/** ms between two bytes of one client */
const PAUSE = 5_000;
/** Each client has its turn in one of these parts of a pause. */
const PARTS = 100;
const head = 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ';
const body =
  'POST /api/cart/quote HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
const read = 'GET / HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: identity\r\n\r\n';
/** Every third sends its headers slowly, every third its body, and every third reads slowly. */
const kinds = [head, body, read];

let opened = 0;
const sockets = new Map<number, Socket>();

function open(turn: number): void {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.set(turn, socket);
  socket.on('error', () => undefined);
  socket.on('connect', () => {
    opened++;
    socket.write(kinds[turn % 3] ?? head);
  });
  if (turn % 3 === 2) socket.pause();
  socket.on('close', () => {
    sockets.delete(turn);
    setTimeout(open, 100 + Math.random() * 900, turn);
  });
}

let part = 0;
setInterval(() => {
  part = (part + 1) % PARTS;
  for (let turn = part; turn < count; turn += PARTS) {
    const socket = sockets.get(turn);
    if (turn % 3 === 2) socket?.read(1);
    else if (socket?.writable && !socket.connecting) socket.write(' ');
  }
}, PAUSE / PARTS);

process.on('message', () => {
  const connected = [...sockets.values()].filter(({ connecting }) => !connecting).length;
  const { user, system } = process.cpuUsage();
  process.send?.({ connected, opened, ms: (user + system) / 1_000 } satisfies SlowCount);
});
process.on('disconnect', () => process.exit());

for (let turn = 0; turn < count; turn++) {
  open(turn);
  // A queue of new connections is short.
  if (turn % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20));
}
