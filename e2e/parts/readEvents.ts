import type { World } from '../world/world.ts';

/** A line of the shop's log. */
export interface LogEvent {
  level: string;
  time: string;
  service: string;
  msg: string;
  requestId?: string;
  [name: string]: unknown;
}

/**
 * Every event of a shop's output after `from` characters, in order.
 * @throws SyntaxError for a line that begins like an event but is not JSON
 */
export function readEvents({ output }: World, from = 0): LogEvent[] {
  const lines = output().slice(from).split('\n').slice(0, -1);
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogEvent);
}
