import type { AddressInfo, Server } from 'node:net';

/** @returns the URL. @throws Error that names the fix when the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or choose another one with PORT=${port + 1}.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => {
      resolve(`http://${host}:${(server.address() as AddressInfo).port}`);
    });
  });
}
