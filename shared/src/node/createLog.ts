/** One JSON line an event, on standard output: what happened in `msg`, and whatever belongs to it as fields beside it. */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** Lines wait in memory for at most so long, so that a busy process does not write each by itself. ms */
const FLUSH_EVERY = 250;

/** Names under which a secret or a person could stand in a logged object: their values never leave the process. */
const withheld = ['authorization', 'cookie', 'password', 'token', 'secret', 'email', 'phone'];

/**
 * @param service `shell`, `api`, …: stands in every line as `service`
 * @param level a pino level: `trace` … `fatal`, or `silent`
 * @param sink for tests; standard output when not given
 */
export function createLog(service: string, level: string, sink: DestinationStream = buffered()): Log {
  return pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: withheld.flatMap((name) => [name, `*.${name}`]), censor: '(withheld)' },
    },
    sink,
  );
}

function buffered(): DestinationStream {
  const sink = destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => sink.flush(), FLUSH_EVERY).unref();
  return sink;
}
