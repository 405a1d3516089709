/**
 * Preloaded into a process under test: counts its operations on the release store, and kills the process with SIGKILL at
 * one of them. KILL_STORE is the store's address. KILL_AT is the number; without it the parent sends it as a message.
 * Every second point is after the operation instead of before.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const address = process.env.KILL_STORE ?? '';
let left = Number(process.env.KILL_AT || Infinity);
process.on('message', (number) => {
  if (typeof number === 'number') left = number;
});
// Only the message of the parent is waited for, so the process may end.
process.channel?.unref();

/** @param isOnStore whether a call with these arguments is one on the store */
function counted(run, isOnStore) {
  return async (...args) => {
    if (!isOnStore(args)) return run(...args);
    left -= 0.5;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
    const result = await run(...args);
    left -= 0.5;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}

for (const name of ['mkdir', 'open', 'link', 'unlink', 'rmdir', 'readFile', 'readdir']) {
  fs[name] = counted(fs[name], (args) => args.some((arg) => typeof arg === 'string' && arg.startsWith(address)));
}
syncBuiltinESMExports();
if (address.startsWith('s3:'))
  globalThis.fetch = counted(globalThis.fetch, ([url]) => String(url).includes(process.env.AWS_ENDPOINT_URL ?? ' '));
