import { readFileSync } from 'node:fs';

/** Sent with every request to the api, which may so tell shadows from visitors. */
const MARK = 'x-shadow';
/** The only file that a renderer may read. */
export const DELAY_FILE = '/proc/thread-self/schedstat';

/**
 * Marks what this process reads. Call it before remotes load.
 * @param id of the shadow
 */
export function markReads(id: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set(MARK, id);
    return send(request);
  };
}

/**
 * Starts to measure how long this process was ready to run and got no processor. A process that gets only idle time is so
 * most of the time on a busy machine, and that says nothing about a page.
 * @returns reads it, in ms; 0 where the system does not tell
 */
export function processorDelay(): () => number {
  const before = readDelay();
  return () => Math.max(0, readDelay() - before);
}

/** Linux: time on the processor, time in its queue in ns, number of turns. */
function readDelay(): number {
  try {
    return Number(readFileSync(DELAY_FILE, 'latin1').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
