import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { z } from 'zod';
import { clientAddress } from './clientAddress.ts';
import { openFileLimit } from './openFileLimit.ts';
import { setting, wholeNumber } from './settings/settingSchemas.ts';

/**
 * Interval at which Node ends connections past their limit. Its default of 30 s would be added to every limit. Thousands that
 * were opened together end together: after 1 s between two checks, that blocks the process for most of a second. ms
 */
const CHECK = 100;

/** Files and connections that a process opens itself: its database, other processes, releases. */
const OWN_FILES = 500;

/** Settings of every process that accepts connections: part of its schema. */
export const connectionSettings = {
  /** ms until a request's headers must be complete, counted from the start of the connection. */
  HEADERS_TIMEOUT: setting(wholeNumber(100, 300_000).default(10_000)),
  /** ms that a connection may be idle between two requests. */
  KEEP_ALIVE_TIMEOUT: setting(wholeNumber(100, 600_000).default(15_000)),
  /** Open connections. */
  MAX_CONNECTIONS: setting(wholeNumber(16, 1_000_000).default(16_000)),
  /** ms that the process keeps serving after SIGTERM, until load balancers have noticed. */
  DRAIN_GRACE: setting(wholeNumber(0, 120_000).default(1_000)),
};

/** Setting → what to set it to, for error messages. */
export const connectionFixes: Readonly<Record<keyof typeof connectionSettings, string>> = {
  HEADERS_TIMEOUT: 'ms from 100 to 300000, or leave it out',
  KEEP_ALIVE_TIMEOUT: 'ms from 100 to 600000, more than the idle timeout of the load balancer, or leave it out',
  MAX_CONNECTIONS: 'a number from 16 to 1000000, or leave it out',
  DRAIN_GRACE: 'ms from 0 to 120000, or leave it out',
};

export type ConnectionSettings = z.infer<z.ZodObject<typeof connectionSettings>>;
type ServerSettings = Omit<ConnectionSettings, 'DRAIN_GRACE'>;

/** @param requestTimeout ms for a whole request with its body; after that the connection is closed */
export function serverOptions(settings: ServerSettings, requestTimeout: number): ServerOptions {
  return {
    headersTimeout: Math.min(settings.HEADERS_TIMEOUT, requestTimeout),
    requestTimeout,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: CHECK,
  };
}

/**
 * Limits the open connections, so that file descriptors remain for the process's own files and requests.
 * @param perClient limit of one client address. A trusted proxy's connections belong to many clients, so only the total limit applies to them
 * @returns a sentence when the system allows fewer than the settings
 */
export function boundConnections(
  server: Server,
  { MAX_CONNECTIONS }: Pick<ConnectionSettings, 'MAX_CONNECTIONS'>,
  perClient?: { most: number; isTrusted: (ip: string) => boolean },
): string | undefined {
  const files = openFileLimit() ?? Number.POSITIVE_INFINITY;
  const most = Math.min(MAX_CONNECTIONS, Math.max(files - OWN_FILES, Math.floor(files / 2)));
  server.maxConnections = most;
  if (perClient) boundClients(server, perClient);
  if (most === MAX_CONNECTIONS) return undefined;
  return `The system allows ${files} open files, so this process accepts ${most} connections instead of ${MAX_CONNECTIONS}: raise "ulimit -n", or lower MAX_CONNECTIONS.`;
}

function boundClients(server: Server, { most, isTrusted }: { most: number; isTrusted: (ip: string) => boolean }): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined || isTrusted(ip)) return;
    const client = clientAddress({ ip });
    const count = counts.get(client) ?? 0;
    if (count >= most) return void socket.destroy();
    counts.set(client, count + 1);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left) counts.set(client, left);
      else counts.delete(client);
    });
  });
}
