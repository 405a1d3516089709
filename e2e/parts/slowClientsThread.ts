/**
 * Clients that hold connections and do nothing useful, in a thread of their own, because they must not slow down the
 * shoppers who are measured. A connection that the server closes is opened again.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface SlowClientsTask {
  port: number;
  count: number;
  /** A large page, to be read slowly. */
  page: string;
}

const { port, count, page } = workerData as SlowClientsTask;
/** ms between two bytes of one client */
const PAUSE = 5_000;
const head = 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ';
const body =
  'POST /api/cart/quote HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
const read = `GET ${page} HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: identity\r\n\r\n`;

let isEnding = false;
let opened = 0;
const sockets = new Set<Socket>();

/** Every third sends its headers slowly, every third its body, and every third reads slowly. */
function open(kind: number): void {
  if (isEnding) return;
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('connect', () => {
    opened++;
    socket.write([head, body, read][kind] ?? head);
  });
  let timer: NodeJS.Timeout | undefined;
  if (kind === 2) {
    socket.pause();
    timer = setInterval(() => socket.read(1), PAUSE);
  } else timer = setInterval(() => socket.writable && socket.write(' '), PAUSE);
  socket.on('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
    setTimeout(() => open(kind), 100 + Math.random() * 900);
  });
}

async function openAll(): Promise<void> {
  for (let at = 0; at < count; at++) {
    open(at % 3);
    if (at % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

parentPort?.on('message', (message) => {
  if (message === 'end') {
    isEnding = true;
    for (const socket of sockets) socket.destroy();
    parentPort?.close();
  } else {
    const connected = [...sockets].filter(({ connecting }) => !connecting).length;
    parentPort?.postMessage({ connected, opened });
  }
});
void openAll();
