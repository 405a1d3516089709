import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';

/** A bound socket that Node passes between processes. */
export interface BoundSocket {
  getsockname: (out: { address?: string; port?: number }) => number;
  close: () => void;
}

/** Used by node:cluster in its primary process: a bound socket on which this process accepts no connections. */
type CreateHandle = (
  address: string,
  port: number,
  addressType: 4 | 6,
  fd: number | undefined,
  flags: number,
) => BoundSocket | number;
const { _createServerHandle: createHandle } = net as unknown as { _createServerHandle: CreateHandle };

/** Shells of a killed supervisor hold the port until they end themselves. ms */
const TIMEOUT = 8_000;

/**
 * Binds the port. The socket belongs to this process while shells accept connections from it: during a replacement new
 * connections wait in the system's queue.
 * @throws Error that names the fix when the port is not available
 */
export async function bindPort(port: number, host: string, timeout = TIMEOUT): Promise<[BoundSocket, string]> {
  const { address, family } = await ipOf(host);
  for (const end = Date.now() + timeout; ; await pause(100)) {
    const handle = createHandle(address, port, family, undefined, 0);
    const bound: { port?: number } = {};
    // An occupied port is reported only by getsockname.
    const code = typeof handle === 'number' ? handle : handle.getsockname(bound);
    if (code === 0) return [handle as BoundSocket, `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`];
    if (typeof handle !== 'number') handle.close();
    const isTaken = getSystemErrorName(code) === 'EADDRINUSE';
    if (isTaken && Date.now() < end) continue;
    throw new Error(isTaken ? taken(port) : `Port ${port} is not available: ${getSystemErrorName(code)}.`);
  }
}

const taken = (port: number) =>
  `Port ${port} is taken by another program. Stop it, or choose another one with PORT=${port + 1}.`;

async function ipOf(host: string): Promise<{ address: string; family: 4 | 6 }> {
  const { address, family } = await lookup(host);
  return { address, family: family === 6 ? 6 : 4 };
}
