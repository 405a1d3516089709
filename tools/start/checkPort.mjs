import { createServer } from 'node:net';
import { StartProblem } from '../StartProblem.mjs';

/**
 * Says at once, before the long steps, when the shop could not listen at the end of them.
 * @param command what the reader has typed
 * @throws StartProblem
 */
export async function checkPort({ port, host }, command = 'npm start') {
  if (port === 0) return;
  // A program on ::1 alone would answer for http://localhost in the shop's place.
  const code = (await tryListening(port, host)) ?? (host === '127.0.0.1' ? await tryListening(port, '::1') : undefined);
  if (code === 'EADDRINUSE') {
    const free = await findFreePort(port, host);
    throw new StartProblem(`Port ${port} is taken by another program. Stop it, or start with PORT=${free} ${command}.`);
  }
  if (code === 'EACCES') {
    throw new StartProblem(`Port ${port} needs elevated permissions. Start with PORT=3000 ${command}.`);
  }
  if ((code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') && (await tryListening(0, host))) {
    throw new StartProblem(`HOST=${host} is no address of this machine: unset it, or use HOST=0.0.0.0 ${command}.`);
  }
}

/** Nothing of this machine listens there; 0 is any port. */
export async function isPortFree(port) {
  return port === 0 || ((await tryListening(port, '127.0.0.1')) ?? (await tryListening(port, '::1'))) !== 'EADDRINUSE';
}

/** The next one that nothing listens on, or 0 for any. */
export async function findFreePort(port, host) {
  for (let next = port + 1; next < Math.min(port + 50, 65536); next++) {
    if (!(await tryListening(next, host))) return next;
  }
  return 0;
}

/** Undefined when it went well, else the system's code. */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
