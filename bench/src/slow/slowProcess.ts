/**
 * Clients that send a request's body at one byte a second, and come back when they are ended. Arguments: origin, how
 * many. Tells when all are open, and on any message how they were ended.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ended } from './slowConnections.ts';

const [origin = '', countText = ''] = process.argv.slice(2);
const count = Number(countText);
const { hostname, port } = new URL(origin);
/** Connections of one client: few enough that no limit for one client ends them. */
const EACH = 10;
const sockets = new Map<number, Socket>();
const ended: Ended = { byStatus: {}, open: 0 };
let isEnding = false;

for (let turn = 0; turn < count; turn++) {
  open(turn);
  // A queue of new connections is short.
  if (turn % 50 === 0) await pause(5);
}
while ([...sockets.values()].some(({ pending }) => pending)) await pause(50);
process.send?.('open');

/** A part each time, so the bytes come evenly. */
const PARTS = 20;
let part = 0;
const trickling = setInterval(() => {
  part = (part + 1) % PARTS;
  for (let turn = part; turn < count; turn += PARTS) {
    const socket = sockets.get(turn);
    if (socket?.writable && !socket.pending) socket.write(' ');
  }
}, 1000 / PARTS);

process.on('message', () => {
  isEnding = true;
  clearInterval(trickling);
  ended.open = [...sockets.values()].filter(({ readyState }) => readyState === 'open').length;
  process.send?.(ended);
  process.disconnect();
  for (const socket of sockets.values()) socket.destroy();
});

function open(turn: number): void {
  const client = Math.floor(turn / EACH);
  const socket = connect(Number(port), hostname);
  sockets.set(turn, socket);
  let status = 0;
  socket.write(
    `POST /api/cart/quote HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 198.18.${client >> 8}.${client & 255}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
  );
  socket.on('data', (bytes) => (status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(String(bytes))?.[1] ?? 0)));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isEnding) return;
    ended.byStatus[status] = (ended.byStatus[status] ?? 0) + 1;
    // An attacker does not wait, but a shop that refuses at once must not make this a busy loop.
    setTimeout(open, 100, turn);
  });
}
