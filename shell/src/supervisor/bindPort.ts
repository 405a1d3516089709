import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';

/** A bound socket as Node hands it from process to process. */
export interface BoundSocket {
  getsockname: (out: { address?: string; port?: number }) => number;
  close: () => void;
}

/** What node:cluster uses in its primary process: a socket that is bound, and on which this process takes nothing. */
type CreateHandle = (
  address: string,
  port: number,
  addressType: 4 | 6,
  fd: number | undefined,
  flags: number,
) => BoundSocket | number;
const { _createServerHandle: createHandle } = net as unknown as { _createServerHandle: CreateHandle };

/** A supervisor that was killed leaves shells that end themselves, and have the port until then. ms */
const PATIENCE = 8_000;

/**
 * Binds the port. The socket stays with this process, whichever shell takes connections from it: while one of them is
 * replaced, new connections wait in the system's queue.
 * @throws Error that names the fix when the port cannot be had
 */
export async function bindPort(port: number, host: string, patience = PATIENCE): Promise<[BoundSocket, string]> {
  const { address, family } = await addressOf(host);
  for (const end = Date.now() + patience; ; await pause(100)) {
    const handle = createHandle(address, port, family, undefined, 0);
    const bound: { port?: number } = {};
    // A port that is taken is said only when the socket is asked for its name.
    const code = typeof handle === 'number' ? handle : handle.getsockname(bound);
    if (code === 0) return [handle as BoundSocket, `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`];
    if (typeof handle !== 'number') handle.close();
    const isTaken = getSystemErrorName(code) === 'EADDRINUSE';
    if (isTaken && Date.now() < end) continue;
    throw new Error(isTaken ? taken(port) : `Port ${port} cannot be had: ${getSystemErrorName(code)}.`);
  }
}

const taken = (port: number) =>
  `Port ${port} is taken by another program. Stop it, or choose another one with PORT=${port + 1}.`;

async function addressOf(host: string): Promise<{ address: string; family: 4 | 6 }> {
  const { address, family } = await lookup(host);
  return { address, family: family === 6 ? 6 : 4 };
}
