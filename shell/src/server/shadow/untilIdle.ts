import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How often it looks whether the shell is idle. ms */
export const LOOK_EVERY = 25;
/** A shell is busy when its own thread worked for more than this share of the time since the last look. */
const BUSY = 0.5;

/** A shell that is always busy lets a page of a shadow begin after so long: it would compare none. ms */
const LONGEST_WAIT = 5_000;

/**
 * Waits until the shell renders no page for a visitor, and its own thread has little to do. A rest after each rendering is
 * not enough, because visitors come in bursts.
 * @param isRendering whether a visitor waits for a page
 * @param signal ends the wait
 * @param longest the wait ends after so long all the same. ms
 * @returns how long the shell was busy, ms
 */
export async function untilIdle(
  isRendering: () => boolean,
  signal: AbortSignal,
  longest: number = LONGEST_WAIT,
): Promise<number> {
  const began = performance.now();
  const waited = () => performance.now() - began;
  let isBusy = true;
  let busy = 0;
  while (isBusy && !signal.aborted && waited() < longest) {
    const before = performance.eventLoopUtilization();
    await pause(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => undefined);
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY || isRendering();
    if (isBusy) busy = waited();
  }
  return busy;
}
