import { createLog, type Log } from '@paw/node/createLog.ts';
import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { readEnvironment, type ShellEnvironment } from './environment.ts';

interface Begun {
  url?: string;
  stop: (grace: number) => Promise<void>;
}

/**
 * Runs a process of the shell, from its environment to its last answer. Sends its parent, if there is one, `listening`
 * with the URL, or `failed` with the reason.
 */
export async function runProcess(
  root: string,
  begin: (environment: ShellEnvironment, log: Log) => Promise<Begun>,
): Promise<void> {
  keepTickShape();
  try {
    const environment = readEnvironment(process.env, root);
    const log = createLog('shell', environment.LOG_LEVEL);
    logLastWords(log);
    endOnSignal(await begin(environment, log), environment.DRAIN_GRACE, log);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    // The port and timers would keep the process running.
    if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
    else process.exit(1);
  }
}

function endOnSignal({ url, stop }: Begun, drainGrace: number, log: Log): void {
  let stopping = false;
  const end = async (grace: number) => {
    if (stopping) return;
    stopping = true;
    log.info('The shell is shutting down: requests in progress are completed.');
    await stop(grace);
    log.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => end(drainGrace));
  // Ctrl-C: no load balancer needs time to stop sending requests.
  process.on('SIGINT', () => end(0));
  if (url) process.send?.({ type: 'listening', url });
}
