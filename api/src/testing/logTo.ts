import { createLog, type Log } from '@paw/node/createLog.ts';

/** A log whose lines a test can read. */
export function logTo(lines: Record<string, unknown>[]): Log {
  return createLog('api', 'debug', { write: (line) => void lines.push(JSON.parse(line)) });
}
