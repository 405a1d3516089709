import { prettyFactory } from 'pino-pretty';
import { eventLine } from './logFormat.mjs';

/**
 * How a line of one of the shop's processes is shown. Events are JSON lines: at a terminal they are made readable, and
 * anywhere else they stay what they are, for log collectors. What is no event gets the process's name before it, or
 * becomes one.
 * @param {'text' | 'json'} format
 */
export function showLines(format, colorize) {
  const pretty = prettyFactory({
    colorize,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,service,requestId,set,before',
    messageFormat: describe,
    hideObject: true,
    errorLikeObjectKeys: ['err'],
  });
  return (name, line) => {
    const isEvent = line.startsWith('{"level"');
    if (isEvent && format === 'json') return line;
    if (isEvent) return pretty(line).trimEnd();
    const words = line.startsWith(`${name}: `) ? line.slice(name.length + 2) : line;
    return format === 'json' ? eventLine(name, words) : `${name}: ${words}`;
  };
}

/** The one line that a person reads: a request is shown by its method and path. */
function describe(event, messageKey) {
  const { service, method, path, route, status, cache, ms, error, why, err } = event;
  const more = error ?? why ?? err?.stack ?? err?.message;
  const words = status
    ? `${method} ${path ?? route} ${status} ${cache ?? ''} ${ms} ms`.replace(/ +/g, ' ')
    : event[messageKey];
  return `${service}: ${words}${more ? ` (${more})` : ''}`;
}
