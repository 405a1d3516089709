/** One JSON line for each event, on standard output: the event is in `msg`, its data in fields. */
import { type DestinationStream, destination, type LogFn, type Logger, pino } from 'pino';
import { loggedError } from './loggedError.ts';

export type Log = Logger;

/** Values of LOG_LEVEL, from all lines to none. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Maximum time that lines are buffered, so that a busy process writes many at once. ms */
const FLUSH_EVERY = 250;
const MOST_HELD = 128;

/** Names of fields with secrets or personal data: their values are never logged. */
const withheld = ['authorization', 'cookie', 'password', 'token', 'secret', 'email', 'phone'];

/**
 * @param service `shell`, `api`, …: is in every line as `service`
 * @param level a pino level: `trace` … `fatal`, or `silent`
 * @param sink for tests; standard output when not given
 */
export function createLog(service: string, level: string, sink: DestinationStream = standardOutput()): Log {
  const log = pino(
    {
      level,
      base: { service },
      timestamp: isoTime(),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
      hooks: { logMethod: withOwnMessage },
      redact: { paths: withheld.flatMap((name) => [name, `*.${name}`]), censor: '(withheld)' },
    },
    sink,
  );
  sinks.set(log, sink);
  return log;
}

const sinks = new WeakMap<Log, DestinationStream>();

/** The sink of a log from createLog, for code that formats its own lines; undefined for other logs. */
export const sinkOf = (log: Log): DestinationStream | undefined => sinks.get(log);

/** Sets the message of a line that is only an error, because pino would log the error's unredacted message. */
function withOwnMessage(this: Logger, inputs: Parameters<LogFn>, method: LogFn): void {
  const [first] = inputs as [unknown];
  if (inputs.length === 1 && typeof first === 'object' && first !== null) {
    const err = first instanceof Error ? first : (first as { err?: unknown }).err;
    if (err instanceof Error)
      return method.call(this, first instanceof Error ? { err } : first, loggedError(err).message);
  }
  method.apply(this, inputs);
}

/** Like pino's, but lines of one millisecond share the text. */
function isoTime(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

let output: ReturnType<typeof buffered> | undefined;

/** One for all logs of a process: each would wait for its exit, and hold lines that others write later. */
const standardOutput = () => (output ??= buffered());

/** Buffers lines, because pino's buffer measures its whole content at each line, which is slow. */
function buffered(): DestinationStream & { flush: () => void } {
  const stream = destination({ dest: 1, sync: false });
  let lines: string[] = [];
  const flush = () => {
    if (lines.length) stream.write(lines.join(''));
    lines = [];
  };
  setInterval(flush, FLUSH_EVERY).unref();
  process.on('exit', () => {
    stream.flushSync();
    // A write that begins now would be given up with the process when the machine is busy.
    if (lines.length) destination({ dest: 1, sync: true }).write(lines.join(''));
  });
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length >= MOST_HELD) flush();
    },
    flush,
  };
}
