import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Sent with every request to the api, which may so tell shadows from visitors. */
const MARK = 'x-shadow';

/**
 * Gives this thread the lowest priority and keeps it from writing: a shadow takes nothing from visitors and changes
 * nothing. Call it before remotes load.
 * @param id of the shadow
 */
export function makeShadowThread(id: string): void {
  // On Linux a priority belongs to a thread; elsewhere this would slow down the whole shell.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Error(`A shadow only reads, and this is a ${request.method}: pages change nothing while they render.`);
    }
    request.headers.set(MARK, id);
    return send(request);
  };
}

/**
 * Starts to measure how long this thread was ready to run and got no processor: at the lowest priority that is most of
 * the time on a busy machine, and says nothing about a page.
 * @returns reads it, in ms; 0 where the system does not tell
 */
export function processorDelay(): () => number {
  const before = readDelay();
  return () => Math.max(0, readDelay() - before);
}

/** Linux: time on the processor, time in its queue in ns, number of turns. */
function readDelay(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
