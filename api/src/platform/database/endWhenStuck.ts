import { Worker } from 'node:worker_threads';
import type { StuckWatch } from './stuckWatch.ts';

const EVERY = 500;

/**
 * Kills this process once its main thread has done one single thing for so many seconds. PGlite lets nothing else
 * happen while a statement runs, knows no time limit, and loops for ever after some failures (a write-ahead log that
 * finds the disk full): our parent process then starts us again, and nothing acknowledged is lost.
 */
export function endWhenStuck(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: StuckWatch = { beats, every: EVERY, seconds };
  new Worker(new URL('./stuckWatch.ts', import.meta.url), { workerData }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), EVERY).unref();
}
