import type { Log } from './createLog.ts';

/**
 * Logs an uncaught error before the process ends. Node's own output would contain all properties of the error, including
 * personal data.
 */
export function logLastWords(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends: an uncaught error.');
    // The log writes its buffer when the process exits.
    process.exit(1);
  });
}
