import type { Log } from './createLog.ts';

/** Ends a process that cannot start, and reports the reason to its parent process. */
export function failStart(log: Log, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  log.fatal({ err: error });
  process.exitCode = 1;
  // Exit only when the parent has the message: an exit right after send may lose it.
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
