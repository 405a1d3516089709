import { join } from 'node:path';
import { createLog } from '@paw/node/createLog.ts';
import { readEnvironment } from '../environment.ts';
import { readDevEnvironment } from './readDevEnvironment.ts';
import { startDevShell } from './startDevShell.ts';

const root = join(import.meta.dirname, '../../../..');

try {
  const environment = readEnvironment(process.env, root);
  const log = createLog('shell', environment.LOG_LEVEL);
  const { url, stop } = await startDevShell(environment, readDevEnvironment(process.env), root, log);
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, end);
  process.send?.({ type: 'listening', url });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
