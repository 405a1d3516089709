import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createLog, type Log } from '@paw/node/createLog.ts';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { sendText } from '../../sendText.ts';
import { apiLimits } from '../forwardLimits.ts';
import { forwardTo } from '../forwardTo.ts';

const silent = createLog('shell', 'silent');

/** The shell's front thread before an api that is this listener, on real sockets. */
export class Front {
  readonly url: string;
  readonly #shell: Server;
  readonly #api: Server;
  readonly #sockets = new Set<Socket>();

  constructor(url: string, shell: Server, api: Server) {
    this.url = url;
    this.#shell = shell;
    this.#api = api;
  }

  /** Of `client`, as a trusted proxy would name it. */
  ask(client: string, path = '/api/x', init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, { ...init, headers: { 'x-forwarded-for': client } });
  }

  /** Sends these exact bytes. `answer` is the response until the connection was closed. */
  raw(text: string): { socket: Socket; answer: Promise<string> } {
    let answer = '';
    const socket = connect(Number(new URL(this.url).port), '127.0.0.1');
    socket.write(text);
    this.#sockets.add(socket);
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => undefined);
    return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(answer))) };
  }

  /** Sends a body one byte at a time, slowly. */
  trickle(client: string, every = 20): { socket: Socket; answer: Promise<string> } {
    const trickling = this.raw(
      `POST /api/cart/quote HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    const timer = setInterval(() => trickling.socket.writable && trickling.socket.write(' '), every);
    trickling.socket.on('close', () => clearInterval(timer));
    return trickling;
  }

  /** Stops the api; its URL stays. */
  closeApi(): void {
    this.#api.close();
    this.#api.closeAllConnections();
  }

  close(): void {
    this.closeApi();
    for (const socket of this.#sockets) socket.destroy();
    this.#shell.close();
    this.#shell.closeAllConnections();
  }
}

/** @param settings as environment variables of the shell */
export async function openFront(
  api: RequestListener,
  settings: Record<string, string> = {},
  log: Log = silent,
): Promise<Front> {
  const upstream = createServer(api);
  const API_URL = await listening(upstream);
  const environment = readEnvironment({ API_URL, PICTURES_URL: API_URL, ...settings }, '/');
  const page = (_: unknown, response: Parameters<typeof sendText>[0]) => sendText(response, 200, 'page');
  const { server } = createApp({
    tabs: {},
    connections: environment,
    releaseFiles: page,
    api: forwardTo(API_URL, '/api', log, apiLimits(environment)),
    pictures: page,
    page,
    siteFiles: () => false,
    sitemap: page,
    feeds: () => undefined,
    documents: page,
    publicFiles: () => false,
    isReady: () => true,
    onEnd: () => undefined,
    log,
  });
  return new Front(await listening(server), server, upstream);
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
