import { join } from 'node:path';
import { createLog, type Log } from '@paw/shared/node/createLog.ts';
import { logLastWords } from '@paw/shared/node/logLastWords.ts';
import { type ShellEnvironment, readEnvironment } from './environment.ts';
import { startShell } from './startShell.ts';

const root = join(import.meta.dirname, '../../..');

try {
  const environment = readEnvironment(process.env, root);
  const log = createLog('shell', environment.LOG_LEVEL);
  logLastWords(log);
  await run(environment, log);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  // What has begun already (the port, timers) would go on.
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}

async function run(environment: ShellEnvironment, log: Log): Promise<void> {
  const { url, stop } = await startShell(environment, root, log);
  let stopping = false;
  const end = async (grace: number) => {
    if (stopping) return;
    stopping = true;
    log.info('The shell ends: it finishes what it has begun.');
    await stop(grace);
    log.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => end(environment.DRAIN_GRACE));
  // Ctrl-C: whoever sits there wants it to end, and nobody looks elsewhere.
  process.on('SIGINT', () => end(0));
  process.send?.({ type: 'listening', url });
}
