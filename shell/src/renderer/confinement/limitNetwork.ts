import { Socket as Datagrams } from 'node:dgram';
import { Server, type SocketConnectOpts, Socket } from 'node:net';
import type { Refuse } from './refusing.ts';

/**
 * Releases may replace these later. A replaced `apply` would receive Node's own functions; a replaced class, getter or method
 * would let any request through.
 */
const { apply } = Reflect;
const { Request, URL } = globalThis;
const urlOf = getterOf(Request.prototype, 'url');
const methodOf = getterOf(Request.prototype, 'method');
const originOf = getterOf(URL.prototype, 'origin');
// oxlint-disable-next-line unbound-method -- they are called with their objects below
const [{ startsWith, indexOf }, { has, add }] = [String.prototype, WeakSet.prototype];
/** What ends a request that has no body. */
const END = '\r\n\r\n';

type Options = Partial<Record<'host' | 'port' | 'path', unknown>>;

/**
 * Leaves the api as the only place that this process can connect to, and only to read. Node 24 has no permission for
 * the network, so connections are refused where Node makes them, whichever module or global asks.
 */
export function limitNetwork(apiUrl: string, refuse: Refuse): void {
  const { hostname, port, protocol, origin } = new URL(apiUrl);
  const api = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (protocol === 'https:' ? 443 : 80)) };
  // oxlint-disable-next-line unbound-method -- it is called with its socket below
  const { connect, write, destroy } = Socket.prototype;
  const toApi = new WeakSet<Socket>();
  const connectToApi = function (this: Socket, ...args: unknown[]) {
    const [options, done] = readConnect(args);
    const { host, port: asked, path } = options;
    if (path !== undefined || host !== api.host || Number(asked) !== api.port) refuse('a connection elsewhere');
    // Its own address and no lookup: what was just compared is what is used.
    const safe = { ...options, ...api, path: undefined, lookup: undefined } as unknown as SocketConnectOpts;
    apply(add, toApi, [this]);
    return apply(connect, this, [safe, done]) as Socket;
  };
  fix(Socket.prototype, 'connect', connectToApi);
  // `fetch` below refuses with a stack that names the release; this is what a release meets that finds a way around it.
  const readFromApi = function (this: Socket, ...args: unknown[]) {
    if (!apply(has, toApi, [this]) || isRead(args[0])) return apply(write, this, args as [string]);
    try {
      return refuse('a write to the api');
    } catch (error) {
      apply(destroy, this, [error as Error]);
      return false;
    }
  };
  fix(Socket.prototype, 'write', readFromApi);
  fix(Server.prototype, 'listen', () => refuse('a server'));
  for (const name of ['bind', 'connect', 'send'] as const) fix(Datagrams.prototype, name, () => refuse('a datagram'));
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const asked = apply(originOf, new URL(apply(urlOf, request, [])), []);
    if (asked !== origin) refuse(`fetch of ${asked}`);
    const method = apply(methodOf, request, []);
    if (method !== 'GET' && method !== 'HEAD') refuse(`${method} while a page renders`);
    return send(request);
  };
}

/** Node calls it with one list; code calls it with options, a path, or port and host. */
function readConnect(args: unknown[]): [Options, unknown] {
  const [first, second, third] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) return [{ host: 'localhost', ...first }, second ?? undefined];
  if (typeof first === 'string' && Number.isNaN(Number(first))) return [{ path: first }, second];
  const isHost = typeof second === 'string';
  return [{ port: first, host: isHost ? second : 'localhost' }, isHost ? third : second];
}

/** One whole request that reads: undici writes the head of each in one piece. */
function isRead(chunk: unknown): boolean {
  if (typeof chunk !== 'string') return false;
  const isKnown = apply(startsWith, chunk, ['GET ']) || apply(startsWith, chunk, ['HEAD ']);
  return isKnown && apply(indexOf, chunk, [END]) === chunk.length - END.length;
}

function getterOf(prototype: object, name: string): (this: object) => string {
  const found: { get?: (this: object) => string } | undefined = Object.getOwnPropertyDescriptor(prototype, name);
  if (!found?.get) throw new Error(`Node no longer has a getter for ${name}: adapt limitNetwork.ts.`);
  return found.get;
}

function fix(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: false, writable: false });
}
