import type { Log } from './createLog.ts';

/**
 * An error that nobody caught ends the process, as it does anyway, but with a line in the log: what Node prints by
 * itself holds all that hangs on the error, values of shoppers among it.
 */
export function logLastWords(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends: an uncaught error.');
    // The log writes what it holds when the process exits.
    process.exit(1);
  });
}
